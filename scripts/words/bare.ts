import ts from 'typescript';
import type { SourceFile } from './sources';

/** Elements whose text Lingui extracts. */
const TRANSLATED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** Properties with texts for people. */
const SPOKEN = new Set([
  'accessibilityHint',
  'accessibilityLabel',
  'accessibilityValue',
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'placeholder',
  'subtitle',
  'title',
]);

/** Functions whose first argument is a text for people. */
const SPEAKING = new Set(['alert', 'announce', 'announceForAccessibility']);

/** The same in every language. */
const NAMES = new Set(['Knobel']);

/** Finds every text that people would see or hear in English in all languages, as `file:line: sentence`. */
export function bareStringsIn(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
    const found: string[] = [];
    const complain = (node: ts.Node, said: string): void => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${path}:${line + 1}: "${said.trim()}" is in no catalogue: <Trans>, t or msg.`);
    };
    visit(file, complain);
    return found;
  });
}

type Complain = (node: ts.Node, said: string) => void;

/** `translated`: the node is inside <Trans>. Its properties still need translations. */
function visit(node: ts.Node, complain: Complain, translated = false): void {
  if (ts.isJsxAttribute(node)) {
    const { name, initializer } = node;
    const given = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    if (SPOKEN.has(nameOf(name)) && !translated) inspect(given, complain);
    if (given) visit(given, complain);
    return;
  }
  if (!translated) {
    if (ts.isJsxText(node) && isWords(node.text)) complain(node, node.text);
    if (ts.isJsxExpression(node)) inspect(node.expression, complain);
    if (ts.isCallExpression(node) && SPEAKING.has(lastName(node.expression)))
      inspect(node.arguments[0], complain);
  }
  ts.forEachChild(node, (child) => visit(child, complain, childTranslated(node, translated)));
}

function childTranslated(node: ts.Node, translated: boolean): boolean {
  if (ts.isJsxElement(node)) return translated || TRANSLATED.has(nameOf(node.openingElement.tagName));
  // An opening tag is inside its own element: the properties of <Trans> and <Plural> are messages, those of
  // other elements are not.
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return TRANSLATED.has(nameOf(node.tagName));
  return translated;
}

/**
 * The possible values of an expression: literals, also behind `? :`, `&&`, `??` and `+`, and in an object of
 * such.
 */
function inspect(node: ts.Node | undefined, complain: Complain): void {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) {
    if (isWords(node.text)) complain(node, node.text);
  } else if (ts.isTemplateExpression(node)) {
    const said = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    if (said.some(isWords)) complain(node, said.join('…'));
  } else if (ts.isConditionalExpression(node)) {
    inspect(node.whenTrue, complain);
    inspect(node.whenFalse, complain);
  } else if (ts.isBinaryExpression(node)) {
    if (isComparison(node.operatorToken.kind)) return;
    inspect(node.left, complain);
    inspect(node.right, complain);
  } else if (ts.isParenthesizedExpression(node)) inspect(node.expression, complain);
  else if (ts.isObjectLiteralExpression(node))
    for (const property of node.properties)
      if (ts.isPropertyAssignment(property) && lastName(property.name) === 'text')
        inspect(property.initializer, complain);
}

function isWords(text: string): boolean {
  return /\p{L}/u.test(text) && !NAMES.has(text.trim());
}

function isComparison(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.LessThanToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

function nameOf(node: ts.JsxTagNameExpression | ts.JsxAttributeName): string {
  return ts.isIdentifier(node) ? node.text : '';
}

function lastName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

function kindOf(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
