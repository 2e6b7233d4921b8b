import type { TimelineKind } from '@hintha/contract';
import type { TimelineEntry, TimelineRow } from './types.ts';

/** Where each kind goes on; a kind that is not there has not begun. */
export type Places = Partial<Record<TimelineKind, string>>;

export interface Column {
  readonly kind: TimelineKind;
  /** In the order of their kind, which need not be that of their instants to the last. */
  readonly rows: readonly TimelineRow[];
}

/**
 * The first so many entries of all columns, the latest first, and the place each column has come to. Only heads are
 * compared, so that no row of a column overtakes another and each is told once.
 */
export const merge = (
  columns: readonly Column[],
  limit: number,
  from: Places,
): { entries: TimelineEntry[]; places: Places } => {
  const taken = columns.map(() => 0);
  const places: Places = { ...from };
  const entries: TimelineEntry[] = [];
  while (entries.length < limit) {
    const next = latestHead(columns, taken);
    if (next === undefined) break;
    const { index, kind, row } = next;
    entries.push({ ...row, kind });
    places[kind] = row.position;
    taken[index] = (taken[index] ?? 0) + 1;
  }
  return { entries, places };
};

const latestHead = (columns: readonly Column[], taken: readonly number[]) =>
  columns
    .flatMap(({ kind, rows }, index) => {
      const row = rows[taken[index] ?? 0];
      return row === undefined ? [] : [{ index, kind, row }];
    })
    .reduce<{ index: number; kind: TimelineKind; row: TimelineRow } | undefined>(
      (latest, head) => (latest === undefined || head.row.at > latest.row.at ? head : latest),
      undefined,
    );
