import type { Reply } from '../../../shared/api.ts';

export type Hit = Reply<'searchConsole'>['hits'][number];
export type HitKind = Hit['kind'];

const WAYS: Readonly<Record<HitKind, (hit: Hit) => string>> = {
  member: ({ id }) => `/members/${id}`,
  deposit: ({ id }) => `/deposits/${id}`,
  withdrawal: ({ id }) => `/withdrawals/${id}`,
  // A payout is called by its withdrawal.
  payout: ({ title }) => `/withdrawals/${title}`,
  posting: ({ accountId }) => `/members/${accountId}?tab=money`,
  bet: ({ accountId }) => `/members/${accountId}?tab=bets`,
  redemption: ({ id }) => `/redemptions/${id}`,
  application: ({ id }) => `/applications/${id}`,
  case: ({ id }) => `/cases/${id}`,
  notification: ({ id }) => `/notifications/${id}`,
  approval: ({ id, state }) => `/approvals/${id}${state === 'open' ? '' : `?state=${state}`}`,
  staff: ({ id }) => `/staff/${id}`,
};

/** The address of the page that shows what was found. */
export const leadTo = (hit: Hit): string => WAYS[hit.kind](hit);
