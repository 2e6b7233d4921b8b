import type { Asked } from '../../../shared/api.ts';
import { spanOf, type PeriodChoice } from '../../../shared/period/period.ts';

type BetQuery = NonNullable<Asked<'listBets'>['query']>;
type Category = NonNullable<BetQuery['category']>;

export interface BetFilter extends PeriodChoice {
  category: Category | '';
  vendor: string;
  pageNo: number;
}

export type FilterChange =
  | { kind: 'category'; category: Category | '' }
  | { kind: 'vendor'; vendor: string }
  | { kind: 'period'; chosen: PeriodChoice }
  | { kind: 'page'; pageNo: number };

/** The record as it opens: all games of the last seven days. */
export const firstFilter = (nowMs: number): BetFilter => ({
  category: '',
  vendor: '',
  period: 'last-7',
  span: spanOf('last-7', nowMs),
  pageNo: 1,
});

/** What a change makes of the filter; anything but turning the page starts again at the first one. */
export const changeFilter = (filter: BetFilter, change: FilterChange): BetFilter => {
  switch (change.kind) {
    case 'category':
      // A studio of one area is seldom one of another, so the choice does not outlive it.
      return { ...filter, category: change.category, vendor: '', pageNo: 1 };
    case 'vendor':
      return { ...filter, vendor: change.vendor, pageNo: 1 };
    case 'period':
      return { ...filter, ...change.chosen, pageNo: 1 };
    default:
      return { ...filter, pageNo: change.pageNo };
  }
};

/** What a filter asks of the server, apart from the page. */
export const queryOf = ({ category, vendor, span }: BetFilter): BetQuery => ({
  ...(category !== '' && { category }),
  ...(vendor !== '' && { vendor }),
  from: span.from,
  to: span.to,
});
