import { Visitor } from 'oxc-parser';
import { parseCode } from '../parse-code.ts';
import { fit } from '../pattern.ts';
import { readSqlTexts } from '../read-sql-texts.ts';
import { findTables } from '../tables.ts';
import type { TreeFile } from '../tree.ts';

/** Where a test says what it needs and looks at what came of it. */
const TESTS = '{{apps,packages}/**/*.test.{ts,tsx},e2e/**/*.ts,tools/**/*.ts,bench/**/*.ts}';
/** Where columns may be named for it, and the rules about them. */
const STORES = 'tools/{scenario/**/*-store,tidy/**/*}.ts';

/** What is about the tables themselves: it forges what no call would write, or holds the books against one another. */
export const SCHEMA_TESTS: readonly string[] = [
  'apps/server/src/modules/approvals/approvals.test.ts',
  'apps/server/src/modules/audit/verify-audit.test.ts',
  'apps/server/src/modules/wallet/groups/group-writer.test.ts',
  'apps/server/src/modules/wallet/proof/prove-ledger.test.ts',
  'apps/server/src/modules/wallet/reconciliation/reconcile.test.ts',
  'apps/server/src/modules/wallet/reports/read-statement.test.ts',
  'e2e/kill/ledger.ts',
  'e2e/kill/payments/stored-orders.ts',
  'tools/audit-ledger.ts',
  'tools/audit/verify-audit.ts',
  'tools/backup/tables-store.ts',
];

/** A piece of SQL in a test that names a table of ours. */
export interface Query {
  readonly file: string;
  readonly line: number;
  readonly tables: readonly string[];
}

const VERBS: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'truncate', 'alter']);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is expected to be refused: that the database does so is what such a query is there to show. */
function findRefused(file: string, text: string): Span[] {
  const found: Span[] = [];
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (property.type !== 'Identifier' || property.name !== 'rejects') return;
      if (object.type !== 'CallExpression' || object.callee.type !== 'Identifier') return;
      if (object.callee.name === 'expect') found.push({ start: object.start, end: object.end });
    },
  }).visit(parseCode(file, text));
  return found;
}

/** The queries of tests that name tables, and with them columns, past the stores. */
export function findQueries(tree: readonly TreeFile[]): Query[] {
  const known = findTables(tree);
  return tree
    .filter(({ path }) => fit(TESTS, path) && !fit(STORES, path) && !SCHEMA_TESTS.includes(path))
    .flatMap(({ path, text }) => {
      const code = text();
      const refused = findRefused(path, code);
      return readSqlTexts(path, code)
        .filter(({ words }) => words.some((word) => VERBS.has(word)))
        .map(({ line, start, words }) => ({
          file: path,
          line,
          start,
          tables: [...new Set(words)].filter((word) => known.has(word)),
        }))
        .filter(({ tables }) => tables.length > 0)
        .filter(({ start }) => !refused.some((span) => span.start <= start && start < span.end))
        .map(({ file, line, tables }) => ({ file, line, tables }));
    });
}
