const { join, sep } = require('node:path');
const { leftOut, replaced, swapped } = require('./left-out.cjs');

const nothing = { type: 'empty' };
const standIn = { type: 'sourceFile', filePath: join(__dirname, 'stand-ins.cjs') };

const rules = [
  ...leftOut.flatMap(({ package: name, modules, phones = false }) =>
    modules.map((path) => ({ phones, part: inside(name, path), instead: () => nothing })),
  ),
  ...replaced.map(({ package: name, module }) => ({
    phones: false,
    part: inside(name, module),
    instead: () => standIn,
  })),
  ...swapped.map(({ package: name, module, by }) => ({
    phones: false,
    part: inside(name, module),
    instead: (found) => twin(found, module, by),
  })),
];

/** For Metro's resolveRequest: resolves a module as usual, and replaces it if the bundle leaves it out. */
function leaveOut(context, name, platform) {
  const found = context.resolveRequest(context, name, platform);
  const path = (found.filePath ?? found.filePaths?.[0])?.split(sep).join('/');
  if (context.dev || path === undefined) return found;
  const rule = rules.find(
    ({ part, phones }) =>
      phones === (platform !== 'web') && (part.endsWith('/') ? path.includes(part) : path.endsWith(part)),
  );
  return rule ? rule.instead(found) : found;
}

function inside(name, path) {
  return `/node_modules/${name}/${path}`;
}

/** A resolved file or asset, replaced by another one of the same package. */
function twin(found, module, by) {
  const move = (path) => join(path.slice(0, -module.length), by);
  return found.type === 'assetFiles'
    ? { ...found, filePaths: found.filePaths.map(move) }
    : { ...found, filePath: move(found.filePath) };
}

module.exports = { leaveOut };
