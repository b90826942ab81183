import ts from 'typescript';
import type { SourceFile } from './sources';

/** The declaration of a refusal: `reasons('lockout', { 'row-closed': ['L7', '…'] })`. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly path: string;
}

/**
 * Finds every refusal that the code can return. It searches for the declarations, so a new game or a new part
 * of the app needs no registration.
 */
export function refusalsIn(files: readonly SourceFile[]): Refusal[] {
  return files.filter(({ text }) => /\breasons\(/.test(text)).flatMap(refusalsOf);
}

function refusalsOf({ path, text }: SourceFile): Refusal[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: Refusal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'reasons') {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(...declared(node, path, `${path}:${line + 1}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function declared({ arguments: [scope, list] }: ts.CallExpression, path: string, place: string): Refusal[] {
  if (!scope || !ts.isStringLiteral(scope) || !list || !ts.isObjectLiteralExpression(list)) {
    throw new Error(
      `${place}: reasons are written out, as a scope and a list, so that they can be translated.`,
    );
  }
  return list.properties.map((property) => {
    const [name, rule, text] = reason(property);
    if (name === undefined || rule === undefined || text === undefined)
      throw new Error(`${place}: a reason is a name with a rule and a sentence, all written out.`);
    return { code: `${scope.text}.${name}`, rule, text, path };
  });
}

function reason(property: ts.ObjectLiteralElementLike): readonly (string | undefined)[] {
  if (!ts.isPropertyAssignment(property) || !ts.isArrayLiteralExpression(property.initializer)) return [];
  const { name, initializer } = property;
  const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
  return [key, ...initializer.elements.map((each) => (ts.isStringLiteralLike(each) ? each.text : undefined))];
}

/** In Lingui the engine's `{name}` has the same meaning; any other brace is escaped. */
export function asMessage(text: string): string {
  return text.replace(/\{\w+\}|[{}]/g, (found) => (found.length > 1 ? found : `'${found}'`));
}
