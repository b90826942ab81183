const { isIP } = require('node:net');

/** More names of the relay, separated by commas. A name that begins with a dot stands for all names below it. */
const NAMES_VARIABLE = 'TABLE_RELAY_NAMES';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/;
const ORIGIN = /^(https?):\/\/(.+)$/;

/** @param {string | undefined} list */
const namesIn = (list) =>
  (list ?? '')
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean);

/**
 * NR10: whether the server may answer under this name. A web page can point a name of its own at any address
 * and then read the answers from there (DNS rebinding). It can't do that with an address, nor with a name that
 * only this computer or this network knows.
 *
 * @param {string | null | undefined} host a Host header
 * @param {readonly string[]} names
 */
function isOwnHost(host, names) {
  const [, name] = HOST.exec((host ?? '').toLowerCase()) ?? [];
  if (name === undefined) return false;
  if (name.startsWith('[')) return isIP(name.slice(1, -1)) === 6;
  if (isIP(name) === 4 || name === 'localhost' || name.endsWith('.local')) return true;
  return names.some((each) => name === each || (each.startsWith('.') && name.endsWith(each)));
}

/**
 * NR10: whether a client may open a WebSocket: an app, which need not send an Origin, or a page of this server.
 *
 * @param {{ host: string | null | undefined, origin: string | null | undefined }} headers
 * @param {readonly string[]} names
 */
function mayConnect({ host, origin }, names) {
  if (!isOwnHost(host, names)) return false;
  if (origin === null || origin === undefined) return true;
  const [, scheme, from = ''] = ORIGIN.exec(origin.toLowerCase()) ?? [];
  if (scheme === undefined) return false;
  const usual = scheme === 'https' ? '443' : '80';
  const [page, own] = [from, host ?? ''].map((each) => HOST.exec(each.toLowerCase()));
  if (!page || !own) return false;
  return page[1] === own[1] && (page[2] ?? usual) === (own[2] ?? usual);
}

module.exports = { NAMES_VARIABLE, isOwnHost, mayConnect, namesIn };
