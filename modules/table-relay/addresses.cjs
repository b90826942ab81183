const { networkInterfaces } = require('node:os');

const EVERYWHERE = ['0.0.0.0', '::', ''];

/**
 * The addresses at which others in the network reach a server that listens at this host, the likeliest first.
 *
 * @param {string} host
 * @returns {string[]}
 */
function reachedAt(host, interfaces = networkInterfaces()) {
  const all = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  if (!EVERYWHERE.includes(host)) return all.filter((address) => address === host);
  return all.sort((one, other) => rank(one) - rank(other));
}

/**
 * Home networks first. 172.16/12 is often a network of virtual machines, 169.254/16 one without a router.
 * @param {string} address
 */
function rank(address) {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return address.startsWith('169.254.') ? 3 : 2;
}

module.exports = { reachedAt };
