import type { RestrictionKind } from '@hintha/contract';
import { type Database, BusinessError, type Transaction, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { closeBetting, endAll, lockAccount } from '../../identity/index.ts';
import {
  endDueRows,
  endRestriction,
  insertRestriction,
  lockRestriction,
  selectRestrictions,
  selectStanding,
} from './restriction-store.ts';
import type { NewRestriction, Restriction } from './types.ts';

/** Why a session ended that its account may not sign in to any more. */
export const BY_OPERATOR = 'ended-by-house';

/** Closes something to an account; answers the sessions that ended with it, which the caller publishes once it is committed. */
export const restrictAccount = async (
  { clock }: AppContext,
  tx: Transaction,
  order: NewRestriction,
): Promise<{ restriction: Restriction; ended: bigint[] }> => {
  const at = clock.now();
  await endDue(tx, at, order.accountId);
  const restriction = await insertRestriction(tx, order, at);
  if (restriction === undefined) throw new BusinessError('restriction_present');
  await applyRestriction(tx, order, 'close');
  const ended =
    order.kind === 'SIGN_IN' ? await endAll(tx, order.accountId, { reason: BY_OPERATOR, at }) : [];
  return { restriction, ended };
};

/** Opens to an account again what was closed; answers what it was. */
export const liftRestriction = async (
  { clock }: AppContext,
  tx: Transaction,
  { id, by, note }: { id: bigint; by: string; note: string },
): Promise<Restriction> => {
  const restriction = await lockRestriction(tx, id);
  if (restriction === undefined) throw new BusinessError('not_found');
  if (restriction.endedAt !== null) throw new BusinessError('restriction_over');
  await endRestriction(tx, id, { at: clock.now(), liftedBy: by, liftNote: note });
  await applyRestriction(tx, restriction, 'open');
  return restriction;
};

/** Opens again what was closed for a time that is over. */
export const endRestrictions = ({ db, clock }: AppContext): Promise<void> =>
  transaction(db, (tx) => endDue(tx, clock.now(), null));

const endDue = async (tx: Transaction, at: Date, accountId: bigint | null): Promise<void> => {
  for (const ended of await endDueRows(tx, at, accountId)) await applyRestriction(tx, ended, 'open');
};

/** Keeps with the account itself what every call or bet asks of it; deposits and withdrawals ask the restrictions. */
const applyRestriction = async (
  tx: Transaction,
  { accountId, kind }: Pick<Restriction, 'accountId' | 'kind'>,
  to: 'close' | 'open',
): Promise<void> => {
  if (kind === 'SIGN_IN') await lockAccount(tx, accountId, to === 'close');
  if (kind === 'BETTING') await closeBetting(tx, accountId, to === 'close');
};

/** What is closed to an account and what was, the latest first. */
export const listRestrictions = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Restriction[]> => selectRestrictions(db, accountId, page);

/** Whether something is closed to an account now. */
export const isRestricted = (
  { clock }: AppContext,
  on: Database | Transaction,
  accountId: bigint,
  kind: RestrictionKind,
): Promise<boolean> => selectStanding(on, accountId, kind, clock.now());
