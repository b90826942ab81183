const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.woff2': 'font/woff2',
};

/** Types worth compressing: the others are compressed already, or small. */
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.ttf', '.txt', '.wasm']);

/** @param {string} extension */
export const typeOf = (extension) => TYPES[extension] ?? 'application/octet-stream';

/** @param {string} extension */
export const isCompressible = (extension) => COMPRESSIBLE.has(extension);
