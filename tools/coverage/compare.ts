import type { TestResult } from '../test/results.ts';
import type { Area } from './register.ts';

const ID = /\b[A-Z]+-\d{3}\b/g;

export interface Comparison {
  /** The lines of the table: an area, how many of its ids are shown, of how many. */
  readonly table: readonly string[];
  /** The ids that no passing test carries. */
  readonly missing: readonly string[];
  /** What looks like an id of an area in a test's title but is not in the register. */
  readonly unknown: readonly string[];
}

/** The ids in the titles of tests that passed; an id that a failing test carries as well is not shown. */
export function shownIds(results: readonly TestResult[]): Set<string> {
  const idsWith = (outcome: TestResult['outcome']): string[] =>
    results.filter((one) => one.outcome === outcome).flatMap((one) => one.title.match(ID) ?? []);
  const failed = new Set(idsWith('failed'));
  return new Set(idsWith('passed').filter((id) => !failed.has(id)));
}

function percent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / whole)} %`.padStart(5);
}

export function compare(areas: readonly Area[], results: readonly TestResult[]): Comparison {
  const shown = shownIds(results);
  const all = areas.flatMap((area) => area.ids);
  const row = (name: string, ids: readonly string[]): string => {
    const count = ids.filter((id) => shown.has(id)).length;
    return `${name.padEnd(10)} ${`${count} of ${ids.length}`.padStart(11)} ${percent(count, ids.length)}`;
  };
  const registered = new Set(all);
  const names = new Set(areas.map((area) => area.name));
  return {
    table: [...areas.map((area) => row(area.name, area.ids)), row('all', all)],
    missing: all.filter((id) => !shown.has(id)),
    unknown: [...shown].filter((id) => names.has(id.slice(0, -4)) && !registered.has(id)),
  };
}
