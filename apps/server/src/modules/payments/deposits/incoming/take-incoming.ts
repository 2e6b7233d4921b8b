import { type Database, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { lockReceiver } from '../../channels/receiver-store.ts';
import { lockDeposit } from '../deposit-store.ts';
import { creditDeposit, moveDeposit } from '../move-deposit.ts';
import { isSameName, mayBecome, STATEMENT_GRAIN_MS } from '../rules.ts';
import type { Deposit, Incoming, StoredIncoming } from '../types.ts';
import {
  findIncoming,
  findPaidOrder,
  insertIncoming,
  linkIncoming,
  markContradicted,
  type MatchWindow,
  selectUnmatched,
  type UnmatchedLine,
} from './incoming-store.ts';
import { readSettings } from '../../../settings/index.ts';
import { type DepositSettings, depositSettings } from '../settings.ts';

/** What became of a line of a statement; `deposit` is the order it pays. */
export type TakenIncoming =
  | { readonly outcome: 'repeated' | 'contradicted' | 'unmatched' }
  | { readonly outcome: 'matched'; readonly deposit: Deposit };

const MINUTE_MS = 60_000;

const windowOf = ({ matchMinutes, amountKeptMinutes }: DepositSettings): MatchWindow => ({
  states: ['AWAITING', 'SUBMITTED', 'MATCHING', 'EXPIRED', 'REVIEW'],
  beforeMs: STATEMENT_GRAIN_MS,
  afterMs: matchMinutes * MINUTE_MS,
  keptMs: amountKeptMinutes * MINUTE_MS,
});

/** Takes a line of a receiver's statement, once, and credits the order that it pays. */
export const takeIncoming = (ctx: AppContext, incoming: Incoming): Promise<TakenIncoming> =>
  transaction(ctx.db, (tx) => takeLine(ctx, tx, incoming));

/** Takes a line in the transaction of whoever tells it. */
export const takeLine = async (
  ctx: AppContext,
  tx: Transaction,
  incoming: Incoming,
): Promise<TakenIncoming> => {
  if (!(await lockReceiver(tx, incoming.receiverId))) throw new BusinessError('not_found');
  const id = await insertIncoming(tx, incoming);
  if (id === undefined) return takeAgain(ctx, tx, incoming);
  const deposit = await lockPaidOrder(tx, incoming);
  if (deposit === undefined) return { outcome: 'unmatched' };
  const line = { ...incoming, id, depositId: null, contradicted: false };
  return { outcome: 'matched', deposit: await completeMatch(ctx, tx, deposit, line) };
};

const lockPaidOrder = async (tx: Transaction, incoming: Incoming): Promise<Deposit | undefined> => {
  const window = windowOf(await readSettings(tx, depositSettings));
  const paid = await findPaidOrder(tx, incoming, window);
  return paid === undefined ? undefined : lockDeposit(tx, paid);
};

/**
 * The same line again does nothing. Another word on the same transfer is kept against it: what is not in a wallet yet
 * waits for staff from then on. A line that staff wrote down names no payer, and any name agrees with that.
 */
const takeAgain = async (ctx: AppContext, tx: Transaction, incoming: Incoming): Promise<TakenIncoming> => {
  const { receiverId, txnId, amount, payerName } = incoming;
  const known = await findIncoming(tx, receiverId, txnId);
  if (known === undefined) throw new Error(`the line ${txnId} is gone`);
  const isSame = known.receiverId === receiverId && known.amount === amount;
  if (isSame && ['', payerName].includes(known.payerName)) return { outcome: 'repeated' };
  await markContradicted(tx, known.id);
  const deposit = known.depositId === null ? undefined : await lockDeposit(tx, known.depositId);
  ctx.log.warn({ line: String(known.id), deposit: deposit?.state }, 'a statement is at odds with itself');
  if (deposit !== undefined && mayBecome(deposit.state, 'REVIEW'))
    await moveDeposit(ctx, tx, deposit, { to: 'REVIEW', reason: 'CONTRADICTED' });
  return { outcome: 'contradicted' };
};

/**
 * Brings a line of a statement and the order it pays together; the transaction holds both. A manual transfer counts
 * only when the member itself has paid. An order that staff looks at keeps waiting for staff.
 */
export const completeMatch = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  incoming: StoredIncoming,
): Promise<Deposit> => {
  await linkIncoming(tx, incoming.id, deposit.id);
  if (deposit.state === 'REVIEW' || !mayBecome(deposit.state, 'CREDITED')) return deposit;
  const isOwn = deposit.type !== 'MANUAL' || isSameName(deposit.payeeName ?? '', incoming.payerName);
  if (!isOwn) return moveDeposit(ctx, tx, deposit, { to: 'REVIEW', reason: 'NAME_DIFFERS' });
  return creditDeposit(ctx, tx, deposit, { paid: incoming.amount });
};

export { type UnmatchedLine } from './incoming-store.ts';

/** The lines of statements that pay no order so far, oldest first, from the one after `after` on. */
export const listUnmatched = (
  db: Database,
  { after, limit }: { after: bigint; limit: number },
): Promise<UnmatchedLine[]> => selectUnmatched(db, after, limit);
