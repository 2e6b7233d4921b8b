import type { identity } from '@hintha/contract';
import { type Caller, BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { proveOwner, notifyOwner } from '../../identity/index.ts';
import { findPayeeName } from '../../members/index.ts';
import { keepFingerprint, payeeFingerprint } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import {
  hasHadPayee,
  insertPayee,
  lockPayees,
  type PayeeDetails,
  selectPayees,
  type StoredPayee,
  updateRemoved,
} from './payee-store.ts';
import { isSameName, readPayee } from './rules.ts';
import { withdrawalSettings } from '../withdrawals/settings.ts';

const HOUR_MS = 60 * 60_000;

export interface PayeeOrder extends PayeeDetails {
  readonly proof: identity.Proof;
}

/** Puts an account on the caller's list of those that it can be paid out to. Its owner is told. */
export const addPayee = async (
  ctx: AppContext,
  { accountId }: Caller,
  asked: PayeeOrder,
): Promise<StoredPayee> => {
  const payee = await checkPayee(ctx, accountId, asked);
  const proven = await proveOwner(ctx, accountId, asked.proof);
  return transaction(ctx.db, async (tx) => {
    await lockPayees(tx, accountId);
    const listed = await selectPayees(tx, accountId);
    if (listed.some(({ provider, number }) => provider === payee.provider && number === payee.number))
      throw new BusinessError('payee_present', { fields: [{ field: 'number', problem: 'present' }] });
    const { mostPayees } = await readSettings(tx, withdrawalSettings);
    if (listed.length >= mostPayees) throw new BusinessError('payees_full', { most: mostPayees });
    const restHours = await nextRestHours(tx, accountId);
    await proven.spend(tx);
    const addedAt = ctx.clock.now();
    const usableAt = new Date(addedAt.getTime() + restHours * HOUR_MS);
    const added = await insertPayee(tx, { ...payee, accountId, addedAt, usableAt });
    if (added === undefined) throw new BusinessError('payee_present');
    await keepFingerprint(tx, accountId, payeeFingerprint(payee));
    await notifyOwner(ctx, tx, accountId, 'payee');
    return added;
  });
};

/**
 * For how many hours the next payee of an account rests before money goes to it. The first one, which is in the
 * member's own name as each is, does not: only a further one can be somebody else's doing.
 */
export const nextRestHours = async (on: Database | Transaction, accountId: bigint): Promise<number> =>
  (await hasHadPayee(on, accountId)) ? (await readSettings(on, withdrawalSettings)).payeeRestHours : 0;

const checkPayee = async (ctx: AppContext, accountId: bigint, asked: PayeeDetails): Promise<PayeeDetails> => {
  const payeeName = await findPayeeName(ctx.db, accountId);
  const payee = readPayee({ ...asked, name: asked.name || payeeName });
  if (payee === 'provider' || payee === 'number') throw businessErrorOf('bad_request', payee, 'pattern');
  if (payeeName === '') throw new BusinessError('payee_name_needed');
  if (!isSameName(payeeName, payee.name)) throw businessErrorOf('payee_name_differs', 'name', 'differs');
  return payee;
};

const businessErrorOf = (
  code: 'bad_request' | 'payee_name_differs',
  field: string,
  problem: string,
): BusinessError => new BusinessError(code, { fields: [{ field, problem }] });

/** Takes a payee off the caller's list. What is on its way to it goes on. */
export const removePayee = async (ctx: AppContext, { accountId }: Caller, id: bigint): Promise<void> => {
  const isRemoved = await transaction(ctx.db, (tx) => updateRemoved(tx, accountId, id, ctx.clock.now()));
  if (!isRemoved) throw new BusinessError('not_found');
};

/** The accounts that the caller can be paid out to, in the order they were added. */
export const listPayees = ({ db }: AppContext, { accountId }: Caller): Promise<StoredPayee[]> =>
  selectPayees(db, accountId);
