import { join, sep } from 'node:path';

const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?=[/?#]|$)/i;

/**
 * The decoded path of a request's target, or null for a malformed target. It does not use `URL`, which throws
 * for `//`.
 *
 * @param {string | undefined} target
 */
export function pathOf(target = '') {
  const absolute = ORIGIN.test(target);
  const [path = ''] = target.replace(ORIGIN, '').split(/[?#]/, 1);
  if (absolute && path === '') return '/';
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * The file for a path, or null if it is outside the folder.
 *
 * @param {string} root
 * @param {string} path
 */
export function fileIn(root, path) {
  const file = join(root, path);
  return file.startsWith(root.endsWith(sep) ? root : root + sep) ? file : null;
}
