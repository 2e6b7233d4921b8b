import type { teams } from '@hintha/contract';

/** In the order of the list. */
export const ORDERS = [
  'net',
  'stake',
  'account',
] as const satisfies readonly (typeof teams.PROFIT_ORDERS)[number][];
type Order = (typeof ORDERS)[number];

export interface LossFilter {
  /** Whose team; empty for the agent's own. */
  account: string;
  order: Order;
  pageNo: number;
}

export type LossChange =
  | { kind: 'account'; account: string }
  | { kind: 'order'; order: string }
  | { kind: 'page'; pageNo: number };

/** What a change makes of the filter; anything but turning the page starts again at the first one. */
export const changeLoss = (filter: LossFilter, change: LossChange): LossFilter => {
  switch (change.kind) {
    case 'account':
      return { ...filter, account: change.account, pageNo: 1 };
    case 'order':
      return { ...filter, order: ORDERS.find((one) => one === change.order) ?? 'net', pageNo: 1 };
    default:
      return { ...filter, pageNo: change.pageNo };
  }
};
