import { encodingFor } from './encodings.mjs';
import { pathOf } from './request-path.mjs';
import { SECURITY_HEADERS } from './security-headers.mjs';

const CHUNK = 64 * 1024;
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Answers one request, and resolves when the answer was handed to the system. Rejects if it is interrupted: then
 * the connection can't be used any more.
 *
 * @param {object} from
 * @param {ReturnType<typeof import('./file-store.mjs').fileStore>} from.store
 * @param {ReadonlyMap<string, (request: import('node:http').IncomingMessage) => object | null>} from.documents by path; null is not found
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function respond({ store, documents }, request, response) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Any further bytes are a body that nobody reads.
    say(request, response, 405, 'method not allowed', { allow: 'GET, HEAD', connection: 'close' });
    return;
  }
  const path = pathOf(request.url);
  if (path === null) {
    say(request, response, 400, 'bad request');
    return;
  }
  const document = documents.get(path);
  if (document !== undefined) {
    const content = document(request);
    if (content === null) say(request, response, 404, 'not found');
    else say(request, response, 200, JSON.stringify(content), { 'content-type': 'application/json' });
    return;
  }
  const found = await store.find(path);
  if (found === null) {
    say(request, response, 404, 'not found');
    return;
  }
  try {
    await sendFile(store, found, request, response);
  } finally {
    await found.handle.close();
  }
}

/** @param {import('./file-store.mjs').Found} found */
async function sendFile(store, found, request, response) {
  const encoding = found.compressible ? encodingFor(request.headers['accept-encoding']) : null;
  // A strong tag identifies the sent bytes, so a compressed file has a tag of its own.
  const etag = `"${found.hash}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = {
    'cache-control': found.immutable ? A_YEAR : 'no-cache',
    etag,
    ...(found.compressible ? { vary: 'Accept-Encoding' } : {}),
  };
  if (names(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const body = encoding === null ? null : await store.compressed(found, encoding);
  response.writeHead(200, {
    ...headers,
    'content-type': found.type,
    'content-length': body?.length ?? found.size,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else if (body !== null) response.end(body);
  else await stream(found, response);
}

/** Whether an If-None-Match names this tag. @param {string | undefined} header @param {string} etag */
function names(header, etag) {
  if (header === undefined) return false;
  return header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));
}

/** One buffer for the whole response: the next piece is read after the system has taken the last one. */
async function stream({ handle, size }, response) {
  const gone = new Promise((_, fail) => {
    response.once('close', () => fail(new Error('the client has gone')));
  });
  gone.catch(() => {});
  const buffer = Buffer.allocUnsafeSlow(Math.min(size, CHUNK));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, size - at), at);
    if (bytesRead === 0) throw new Error('the file has become shorter');
    const taken = new Promise((done, fail) => {
      response.write(buffer.subarray(0, bytesRead), (error) => (error ? fail(error) : done(undefined)));
    });
    await Promise.race([taken, gone]);
    at += bytesRead;
  }
  response.end();
}

function say(request, response, status, text, headers = {}) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
}
