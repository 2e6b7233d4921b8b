import { create } from 'zustand';
import { serverNow } from '../../../shared/clock.ts';
import { spanOf, type DaySpan } from '../../../shared/period/period.ts';
import type { Contract, Kind, SettlementQuery } from '../use-contracts.ts';

/** A year; the call itself answers any span. */
export const MOST_DAYS = 366;

/** The days of which settlements are shown, in the order of the chips. */
export const DAYS = ['all', 'today', 'yesterday', 'last-7', 'last-30', 'custom'] as const;
type Days = (typeof DAYS)[number];

export interface Filter {
  readonly direction: Contract['direction'];
  readonly days: Days;
  /** Those chosen by hand. */
  readonly span: DaySpan;
}

const FIRST: Filter = { direction: 'UP', days: 'all', span: { from: '', to: '' } };

const useKept = create<Partial<Record<Kind, Filter>>>(() => ({}));

/** What is asked for of each kind; it stays while one looks at another page. */
export const useFilter = (kind: Kind) => {
  const filter = useKept((kept) => kept[kind]) ?? FIRST;
  return {
    filter,
    change: (changed: Partial<Filter>) => useKept.setState({ [kind]: { ...filter, ...changed } }),
  };
};

/** The days of a filter; none for all of them. Those chosen by name are counted from today. */
export const spanOfFilter = ({ days, span }: Filter): DaySpan | null => {
  if (days === 'all') return null;
  return days === 'custom' ? span : spanOf(days, serverNow());
};

export const queryOf = (kind: Kind, filter: Filter): SettlementQuery => ({
  kind,
  direction: filter.direction,
  ...spanOfFilter(filter),
});
