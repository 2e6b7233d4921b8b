import type { teams } from '@hintha/contract';

export type MemberList = (typeof teams.MEMBER_LISTS)[number];

export const MEMBER_LISTS = [
  'balance',
  'members',
  'direct',
  'online',
  'active',
  'joined',
  'firstDeposits',
] as const satisfies readonly MemberList[];

/** Of which the accounts depend on the period; all others are so now. */
export const isOfPeriod = (list: MemberList): boolean => ['active', 'joined', 'firstDeposits'].includes(list);
