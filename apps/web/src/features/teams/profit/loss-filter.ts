import type { teams } from '@hintha/contract';
import type { AgentQuery } from '../../../shared/modals.ts';
import type { AccountFilter } from '../../../shared/records/account-filter.ts';
import { pageAsked } from '../parts/asked.ts';
import type { Scope } from '../parts/scope-chips.tsx';

/** In the order of the list. */
export const ORDERS = [
  'net',
  'stake',
  'deposits',
  'withdrawals',
  'rebates',
  'bonuses',
  'salary',
  'dividend',
  'account',
] as const satisfies readonly (typeof teams.PROFIT_ORDERS)[number][];
export type Order = (typeof ORDERS)[number];

export interface LossFilter {
  /** Whose team; empty for the agent's own. */
  account: string;
  order: Order;
  /** Whether those right below are alone, without their teams. */
  scope: Scope;
  pageNo: number;
}

export const lossAsked = (query: AgentQuery): LossFilter => ({
  account: query['account'] ?? '',
  order: ORDERS.find((one) => one === query['order']) ?? 'net',
  scope: query['scope'] === 'direct' ? 'direct' : 'team',
  pageNo: pageAsked(query),
});

/** The movements that make the figure by which accounts stand in order. */
export const TYPES: Partial<Record<Order, AccountFilter['type']>> = {
  deposits: 'DEPOSIT',
  withdrawals: 'WITHDRAWAL',
  rebates: 'BONUS',
  bonuses: 'BONUS',
  salary: 'SALARY',
  dividend: 'DIVIDEND',
};
