import type { records } from '@hintha/contract';
import type { Asked } from '../api.ts';
import { spanOf, type PeriodChoice } from '../period/period.ts';

/** What the record can be asked for, in the order of the list. */
export const RECORD_TYPES = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER',
  'BET',
  'WIN',
  'BONUS',
  'SALARY',
  'DIVIDEND',
  'POINTS',
  'ADJUSTMENT',
  'CORRECTION',
] as const satisfies readonly records.RecordType[];

type RecordType = (typeof RECORD_TYPES)[number];

export interface AccountFilter extends PeriodChoice {
  type: RecordType | '';
  /** Where each page after the first begins, up to the one that is shown. */
  turns: readonly string[];
}

export type AccountChange =
  | { kind: 'type'; type: string }
  | { kind: 'period'; chosen: PeriodChoice }
  | { kind: 'on'; before: string }
  | { kind: 'back' };

/** The record as it opens: everything of the last seven days. */
export const firstFilter = (nowMs: number): AccountFilter => ({
  type: '',
  period: 'last-7',
  span: spanOf('last-7', nowMs),
  turns: [],
});

/** What a change makes of the filter; anything but turning the page starts again at the first one. */
export const changeFilter = (filter: AccountFilter, change: AccountChange): AccountFilter => {
  switch (change.kind) {
    case 'type':
      return { ...filter, type: RECORD_TYPES.find((one) => one === change.type) ?? '', turns: [] };
    case 'period':
      return { ...filter, ...change.chosen, turns: [] };
    case 'on':
      // Pressed twice before the next page is there, it turns once.
      return filter.turns.includes(change.before)
        ? filter
        : { ...filter, turns: [...filter.turns, change.before] };
    default:
      return { ...filter, turns: filter.turns.slice(0, -1) };
  }
};

export const pageNoOf = ({ turns }: AccountFilter): number => turns.length + 1;

/** How many pages there are at least: lines that came meanwhile push others on to a further one. */
export const pagesOf = (filter: AccountFilter, page: { next: string | null; totalPages: number }): number =>
  page.next === null ? pageNoOf(filter) : Math.max(page.totalPages, pageNoOf(filter) + 1);

type AccountQuery = NonNullable<Asked<'listAccountRecord'>['query']>;

/** What a filter asks of the server, apart from the page. */
export const queryOf = ({ type, span }: AccountFilter): AccountQuery => ({
  ...(type !== '' && { type }),
  from: span.from,
  to: span.to,
});

/** The page of the filter that is asked for. */
export const pageQueryOf = (filter: AccountFilter): AccountQuery => {
  const before = filter.turns.at(-1);
  return { ...queryOf(filter), ...(before !== undefined && { before }) };
};
