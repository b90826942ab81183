/**
 * The groups of nodes that lead to each other, in any number of steps. `next` returns the nodes to which a node leads.
 * (Tarjan's strongly connected components, of more than one node.)
 */
function circlesOf(nodes, next) {
  const circles = [];
  const path = [];
  /** The node's number in the order of visits, and the lowest number that it leads back to. */
  const first = new Map();
  const low = new Map();

  function visit(node) {
    first.set(node, first.size);
    low.set(node, first.get(node));
    path.push(node);
    for (const other of next(node)) {
      if (!first.has(other)) visit(other);
      if (low.has(other)) low.set(node, Math.min(low.get(node), low.get(other)));
    }
    if (low.get(node) !== first.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    // What is complete is not led back to.
    for (const each of circle) low.delete(each);
    if (circle.length > 1) circles.push(circle);
  }

  for (const node of nodes) if (!first.has(node)) visit(node);
  return circles;
}

module.exports = { circlesOf };
