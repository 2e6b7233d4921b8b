import { Visitor } from 'oxc-parser';
import { parseCode } from './parse-code.ts';
import { lineAt } from './breach.ts';
import { isCode } from './tree.ts';

export interface Import {
  /** What stands between the quotes; absent when it is worked out while running. */
  readonly specifier: string | undefined;
  readonly line: number;
}

interface Spot {
  readonly specifier: string | undefined;
  readonly start: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
}

function literal(node: Node | null | undefined): string | undefined {
  return node?.type === 'Literal' && 'value' in node && typeof node.value === 'string'
    ? node.value
    : undefined;
}

/** `new URL('./worker.ts', import.meta.url)` brings a file in as well. */
function isBesideThisFile(node: Node | null | undefined): boolean {
  return (
    node?.type === 'MemberExpression' && 'object' in node && (node.object as Node).type === 'MetaProperty'
  );
}

const known = new Map<string, readonly Import[]>();

/**
 * Every way in which a file brings in another: import, export from, import(), an imported type, require, new URL. In a
 * file that is broken off nothing is found; the compiler tells that better.
 */
export function readImports(file: string, text: string): readonly Import[] {
  const key = `${file}\n${text}`;
  const imports = known.get(key) ?? findImports(file, text);
  known.set(key, imports);
  return imports;
}

function findImports(file: string, text: string): Import[] {
  const program = parseCode(file, text);
  const spots: Spot[] = [];
  const add = (source: Node | null | undefined): void => {
    if (source) spots.push({ specifier: literal(source), start: source.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node.arguments[0]);
    },
    NewExpression: (node) => {
      const [path, beside] = node.arguments;
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
      if (isUrl && isBesideThisFile(beside) && isCode(literal(path) ?? '')) add(path);
    },
  }).visit(program);
  return spots
    .toSorted((a, b) => a.start - b.start)
    .map(({ specifier, start }) => ({ specifier, line: lineAt(text, start) }));
}
