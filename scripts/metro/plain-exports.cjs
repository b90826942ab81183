const { circlesOf } = require('./circles.cjs');

/**
 * Wraps Metro's serializer: the exports of ES modules become plain properties, and a module reads its imports
 * once. By default each export is a getter, which each use of an import calls: a fourteenth of the bundle.
 *
 * The two differ only if modules import each other in a circle: one of them would read what is not there yet.
 * So the export fails then. This holds for exported bundles of browsers only: the modules of phones were not
 * searched for circles.
 */
function withPlainExports(serialize) {
  return (entry, before, graph, options) => serialize(entry, before, plain(graph), options);
}

function plain(graph) {
  const { dev, platform, customTransformOptions } = graph.transformOptions;
  if (dev || platform !== 'web') return graph;
  const [circle] = importCircles(graph.dependencies);
  if (circle) throw new Error(`Modules that import each other in a circle:\n${circle.join('\n')}`);
  return {
    ...graph,
    transformOptions: {
      ...graph.transformOptions,
      customTransformOptions: { ...customTransformOptions, liveBindings: 'false' },
    },
  };
}

/** Circles in which an ES module takes part. CommonJS modules read each export when they use it. */
function importCircles(modules) {
  const imports = (path) =>
    [...modules.get(path).dependencies.values()].filter(
      ({ absolutePath, data }) => modules.has(absolutePath) && data.data.asyncType === null,
    );
  const next = (path) => imports(path).map(({ absolutePath }) => absolutePath);
  return circlesOf(modules.keys(), next).filter((circle) =>
    circle.some((path) =>
      imports(path).some(({ absolutePath, data }) => data.data.isESMImport && circle.includes(absolutePath)),
    ),
  );
}

module.exports = { withPlainExports };
