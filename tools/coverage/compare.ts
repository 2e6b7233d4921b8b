import { isInBrowser } from '../test/places.ts';
import type { TestResult } from '../test/results.ts';
import type { Area, Row } from './register.ts';

const ID = /\b[A-Z]+-\d{3}\b/g;

/** Why a row does not count, in the order in which the first that fits is told. */
export const REASONS = {
  failed: 'a test that carries it failed',
  skipped: 'a test that carries it was skipped',
  elsewhere: 'its black-box test is in a browser, and it is carried by none there',
  untested: 'no test carries it',
} as const;

export type Reason = keyof typeof REASONS;

/** A row that does not count, and the tests that are the reason; none when no test carries it. */
export interface Unshown {
  readonly id: string;
  readonly reason: Reason;
  readonly tests: readonly TestResult[];
}

interface AreaCount {
  readonly name: string;
  readonly shown: number;
  readonly of: number;
}

export interface Comparison {
  readonly areas: readonly AreaCount[];
  readonly unshown: readonly Unshown[];
  /** What looks like an id of an area in a test's title but is not in the register. */
  readonly unknown: readonly string[];
}

/** The tests that carry an id in their titles. */
function groupById(results: readonly TestResult[]): ReadonlyMap<string, readonly TestResult[]> {
  const byId = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of new Set(result.title.match(ID))) byId.set(id, [...(byId.get(id) ?? []), result]);
  }
  return byId;
}

/** Why the tests that carry a row do not show it; nothing when they do. */
function findFault({ id, inBrowser }: Row, tests: readonly TestResult[]): Unshown | undefined {
  if (tests.length === 0) return { id, reason: 'untested', tests };
  for (const reason of ['failed', 'skipped'] as const) {
    const guilty = tests.filter(({ outcome }) => outcome === reason);
    if (guilty.length > 0) return { id, reason, tests: guilty };
  }
  const isSeen = !inBrowser || tests.some(({ file }) => file !== undefined && isInBrowser(file));
  return isSeen ? undefined : { id, reason: 'elsewhere', tests };
}

export function compare(areas: readonly Area[], results: readonly TestResult[]): Comparison {
  const byId = groupById(results);
  const rows = areas.flatMap((area) => area.rows);
  const unshown = rows.flatMap((row) => findFault(row, byId.get(row.id) ?? []) ?? []);
  const missing = new Set(unshown.map(({ id }) => id));
  const registered = new Set(rows.map(({ id }) => id));
  const names = new Set(areas.map(({ name }) => name));
  return {
    areas: areas.map((area) => ({
      name: area.name,
      shown: area.rows.filter(({ id }) => !missing.has(id)).length,
      of: area.rows.length,
    })),
    unshown,
    unknown: [...byId.keys()].filter((id) => names.has(id.slice(0, -4)) && !registered.has(id)),
  };
}
