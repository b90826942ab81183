import ts from 'typescript';

export interface Import {
  /** The imported path as written, or null if it is computed at run time. */
  readonly from: string | null;
  readonly line: number;
}

/** Everything that a file imports, by whatever means: import, export from, require, import() and the types of these. */
export function importsOf(path: string, text: string): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  const found: Import[] = [];

  const add = (node: ts.Node, from: ts.Node | undefined): void => {
    const literal = from !== undefined && ts.isStringLiteralLike(from) ? from.text : null;
    found.push({ from: literal, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node, node.moduleSpecifier);
    else if (ts.isExternalModuleReference(node)) add(node, node.expression);
    else if (ts.isImportTypeNode(node))
      add(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
    else if (ts.isCallExpression(node) && isImportCall(node)) add(node, node.arguments[0]);
    ts.forEachChild(node, visit);
  };

  visit(file);
  return found;
}

function isImportCall({ expression }: ts.CallExpression): boolean {
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  const callee = ts.isPropertyAccessExpression(expression) ? expression.expression : expression;
  return ts.isIdentifier(callee) && callee.text === 'require';
}

function kindOf(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
