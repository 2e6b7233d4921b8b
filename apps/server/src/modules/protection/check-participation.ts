import type { AccountType } from '@hintha/contract';
import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { listPlayers } from '../identity/index.ts';

/** Why an account takes no part: what it is, or because signing in or betting is closed to it. */
export type IneligibleReason = 'AGENT' | 'TRIAL' | 'CLOSED';

const MASTER_AGENT: AccountType = 2;
const TRIAL: AccountType = 4;

/** Of the accounts those that take no part in raffles, and why. */
export const listIneligible = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, IneligibleReason>> =>
  new Map(
    (await listPlayers(on, ids)).flatMap(({ id, type, closed }): [bigint, IneligibleReason][] => {
      if (type === MASTER_AGENT) return [[id, 'AGENT']];
      if (type === TRIAL) return [[id, 'TRIAL']];
      return closed ? [[id, 'CLOSED']] : [];
    }),
  );

/** Refuses who takes no part, by why it does not. */
export const refuseIneligible = (bar: IneligibleReason | undefined): void => {
  if (bar === 'CLOSED') throw new BusinessError('betting_stopped');
  if (bar !== undefined) throw new BusinessError('non_member');
};
