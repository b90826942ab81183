import { posix } from 'node:path';
import ts from 'typescript';

export interface NamedFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What the platform's bundler and the test runner read from a name, before its extension. */
const SUFFIXES = /\.(native|web|android|ios|worker|test|d)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^([A-Z][a-z0-9]*)+$/;

/** Every file whose name breaks the file-name rule of CONTRIBUTING.md, as `file: sentence`. */
export function checkNames(files: readonly NamedFile[]): string[] {
  return [...clashes(files.map(({ path }) => path)), ...files.flatMap(styleOf)];
}

/** macOS and Windows keep one file of two whose names differ in case only, and imports leave out the ending. */
function clashes(paths: readonly string[]): string[] {
  const known = new Map<string, string>();
  return paths.flatMap((path) => {
    const key = path.slice(0, -posix.extname(path).length).toLowerCase();
    const other = known.get(key);
    if (other === undefined) known.set(key, path);
    return other === undefined ? [] : [`${path}: differs from ${other} in case or ending only.`];
  });
}

function styleOf({ path, text }: NamedFile): string[] {
  // expo-router gives meaning to the names of routes.
  if (path.startsWith('app/')) return [];
  const name = nameOf(path);
  if (path.includes('__tests__/')) {
    return KEBAB.test(name) || PASCAL.test(name)
      ? []
      : [`${path}: name it in kebab-case, or as the component it tests.`];
  }
  const component = componentIn(path, text);
  if (component !== null && !PASCAL.test(name))
    return [`${path}: exports the component ${component}: name it in PascalCase.`];
  if (component === null && !KEBAB.test(name))
    return [`${path}: exports no component: name it in kebab-case.`];
  return [];
}

function nameOf(path: string): string {
  let name = posix.basename(path, posix.extname(path));
  while (SUFFIXES.test(name)) name = name.replace(SUFFIXES, '');
  return name;
}

/** The first component that a file exports: a function or class with a capital in a file of JSX. */
function componentIn(path: string, text: string): string | null {
  if (!path.endsWith('x')) return null;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  for (const statement of file.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    const exported =
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    if (!exported) continue;
    const found = declaredIn(statement).find((name) => PASCAL.test(name) && /[a-z]/.test(name));
    if (found !== undefined) return found;
  }
  return null;
}

/** The names of what may be components: functions, constants, and classes on React's. */
function declaredIn(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (ts.isClassDeclaration(statement)) {
    const onReact = statement.heritageClauses?.some((clause) =>
      /Component\b/.test(clause.types[0]?.getText() ?? ''),
    );
    return onReact && statement.name ? [statement.name.text] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}
