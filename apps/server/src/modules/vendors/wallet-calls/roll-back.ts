import { type Money, ZERO } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import { takeFromRound } from '../../bets/index.ts';
import { postingKey, reverse } from '../../wallet/index.ts';
import { checkRollback } from '../caps/check-rollback.ts';
import { PassedCapError } from '../caps/passed-cap-error.ts';
import { suspendIntegration } from '../caps/suspend-integration.ts';
import type { RollbackCall, WalletAnswer } from '../wallet-call.ts';
import { roundKey, sourceOf } from '../rules.ts';
import { WalletCallError } from '../wallet-call-error.ts';
import type { CallOwner } from './admit-call.ts';
import type { WalletApiContext } from './wallet-api-context.ts';

interface Reversed {
  /** What the wallet got back, or gave back; nothing when an earlier rollback had moved it. */
  readonly given: bigint;
  readonly available: Money;
  readonly seq: bigint | null;
}

/**
 * Reverses transactions, and forbids those that have not come yet; all of them or none. Where that would pass a cap the
 * integration is suspended, and the vendor asks again.
 */
export const rollBack = async (
  api: WalletApiContext,
  owner: CallOwner,
  call: RollbackCall,
): Promise<WalletAnswer> => {
  try {
    return await reverseAll(api, owner, call);
  } catch (thrown) {
    if (!(thrown instanceof PassedCapError)) throw thrown;
    const { cap, finding } = thrown;
    await suspendIntegration(api.ctx, { code: owner.integration.code, cap, finding });
    api.integration.forget();
    throw new WalletCallError('win_waits');
  }
};

const reverseAll = async (
  { ctx }: WalletApiContext,
  owner: CallOwner,
  { roundId, finished, entries }: RollbackCall,
): Promise<WalletAnswer> => {
  const { integration, account } = owner;
  const id = roundKey(integration.code, account.id, roundId);
  return transaction(ctx.db, async (tx) => {
    const reversed: Reversed[] = [];
    for (const entry of entries) reversed.push(await reverseOne(tx, owner, id, entry));
    const stake = sum(reversed.filter(({ given }) => given > 0n));
    const payout = 0n - sum(reversed.filter(({ given }) => given < 0n));
    const before = await takeFromRound(tx, { id, stake, payout, lastSeq: lastOf(reversed), finished });
    const takenBack = { code: integration.code, account: account.name, round: roundId, stake, payout };
    if (before !== undefined) await checkRollback(ctx, tx, { ...takenBack, before });
    return {
      currency: integration.currency,
      balance: reversed.at(-1)?.available ?? ZERO,
      roundKey: id,
      postings: reversed.map(({ seq }) => (seq === null ? '' : `${account.id}-${seq}`)),
    };
  });
};

const reverseOne = async (
  tx: Transaction,
  { integration, account }: CallOwner,
  reference: string,
  { transactionId, originalId }: RollbackCall['entries'][number],
): Promise<Reversed> => {
  const source = sourceOf(integration.code);
  const result = await reverse(tx, account.id, {
    key: postingKey(source, transactionId),
    original: postingKey(source, originalId),
    source,
    reference,
  });
  switch (result.outcome) {
    case 'tombstoned':
      return { given: 0n, available: result.available, seq: null };
    case 'reversed':
      return { given: result.amount, available: result.available, seq: result.seq };
    case 'replayed':
      return { given: 0n, available: result.available, seq: result.seq };
    case 'unknown_wallet':
      throw new WalletCallError('unknown_account');
    default:
      throw new WalletCallError(result.outcome);
  }
};

const sum = (reversed: readonly Reversed[]): bigint =>
  reversed.reduce((total, { given }) => total + given, 0n);

const lastOf = (reversed: readonly Reversed[]): bigint | null =>
  reversed.reduce<bigint | null>((last, { seq }) => (seq !== null && seq > (last ?? 0n) ? seq : last), null);
