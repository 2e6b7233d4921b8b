import { Visitor } from 'oxc-parser';
import { parseCode } from './parse-code.ts';
import { lineAt } from './breach.ts';

export interface SqlText {
  readonly line: number;
  /** Where in the file it begins. */
  readonly start: number;
  /** Every word in it, for a search by known names. */
  readonly words: readonly string[];
  /** What it reads from or writes to. */
  readonly tables: readonly string[];
}

/** Stands for a value put in while running; no table is called so. */
const GAP = ' $ ';
const NAME = String.raw`"?([a-z_][a-z0-9_.]*)"?`;
const SOURCE = new RegExp(
  String.raw`\b(?:from|join|into|using|table|truncate)\s+(?:only\s+)?(?!lateral\b|select\b|unnest\b)${NAME}(?![\w.]*\s*\()`,
  'gi',
);
const UPDATED = new RegExp(
  String.raw`(?<!\b(?:for|do|key)\s)\bupdate\s+(?:only\s+)?(?!set\b|of\b|skip\b|nowait\b)${NAME}\b`,
  'gi',
);
const COMMON_TABLE = new RegExp(
  String.raw`(?:\bwith|\brecursive|,)\s+${NAME}\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(`,
  'gi',
);
/** Where `from` is no table: distinct from, extract(… from …), trim, substring, overlay. */
const OTHER_FROM =
  /\bdistinct\s+from\b|\b(?:extract|trim|substring|overlay)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/gi;
const STATEMENT = /^\s*(?:select|insert|update|delete|with|merge|truncate|lock)\s/i;
const BUILDERS: ReadonlySet<string> = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
]);

function tablesIn(sql: string): string[] {
  const plain = sql.replaceAll(OTHER_FROM, ' ');
  const named = (pattern: RegExp): string[] =>
    [...plain.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
  const common = new Set(named(COMMON_TABLE));
  return [...named(SOURCE), ...named(UPDATED)].filter((name) => !common.has(name));
}

function read(text: string, written: string, start: number): SqlText {
  const sql = written.replaceAll(/--.*/g, ' ');
  return {
    line: lineAt(text, start),
    start,
    words: sql.toLowerCase().match(/[a-z_][a-z0-9_]*/g) ?? [],
    tables: tablesIn(sql),
  };
}

/** The pieces of SQL in a file: what is tagged `sql`, and the tables named to a query builder. */
export function readSqlTexts(file: string, text: string): SqlText[] {
  const found: SqlText[] = [];
  new Visitor({
    TemplateLiteral: (node) => {
      found.push(read(text, node.quasis.map((quasi) => quasi.value.raw).join(GAP), node.start));
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && STATEMENT.test(node.value))
        found.push(read(text, node.value, node.start));
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const [table] = node.arguments;
      const isName = table?.type === 'Literal' && typeof table.value === 'string';
      if (BUILDERS.has(callee.property.name) && isName)
        found.push(read(text, `from ${table.value}`, node.start));
    },
  }).visit(parseCode(file, text));
  return found;
}
