import { type Money, ZERO } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import { takeFromRound } from '../../../bets/index.ts';
import { postingKey, reverse } from '../../../wallet/index.ts';
import { roundKey, sourceOf } from '../../rules.ts';
import { type Admitted } from './admit-call.ts';
import type { Desk } from './wallet-api-context.ts';

type Rollback = Admitted<softswiss.RollbackRequest>;
type Reversed = softswiss.RollbackReply['transactions'][number] & {
  given: bigint;
  available: Money;
  seq: bigint | null;
};

/** Reverses transactions, and bars those that have not come yet; all of them or none. */
export const rollBack = async (desk: Desk, admitted: Rollback): Promise<softswiss.RollbackReply> => {
  const { connection, account, request } = admitted;
  const id = roundKey(connection.code, account.id, request.round_id_provider);
  return transaction(desk.ctx.db, async (tx) => {
    const reversed: Reversed[] = [];
    for (const entry of request.transactions) reversed.push(await reverseOne(tx, admitted, id, entry));
    const stake = sum(reversed.filter(({ given }) => given > 0n));
    const payout = 0n - sum(reversed.filter(({ given }) => given < 0n));
    await takeFromRound(tx, { id, stake, payout, lastSeq: lastOf(reversed), finished: request.finished });
    return {
      balance: reversed.at(-1)?.available ?? ZERO,
      round_id: id,
      transactions: reversed.map(({ id_provider, id: own }) => ({ id_provider, id: own })),
    };
  });
};

const reverseOne = async (
  tx: Transaction,
  { connection, account }: Rollback,
  round: string,
  entry: Rollback['request']['transactions'][number],
): Promise<Reversed> => {
  const source = sourceOf(connection.code);
  const result = await reverse(tx, account.id, {
    key: postingKey(source, entry.id_provider),
    original: postingKey(source, entry.original_id_provider),
    source,
    reference: round,
  });
  const { id_provider } = entry;
  if (result.outcome === 'tombstoned') {
    return { id_provider, id: '', given: 0n, available: result.available, seq: null };
  }
  if (result.outcome === 'reversed' || result.outcome === 'replayed') {
    const given = result.outcome === 'reversed' ? result.amount : 0n;
    return {
      id_provider,
      id: `${account.id}-${result.seq}`,
      given,
      available: result.available,
      seq: result.seq,
    };
  }
  const codes = { changed: '155', irreversible: '400', unknown_wallet: '101' } as const;
  throw new WalletApiError(softswiss.toErrorReply(codes[result.outcome]));
};

const sum = (reversed: readonly Reversed[]): bigint =>
  reversed.reduce((total, { given }) => total + given, 0n);

const lastOf = (reversed: readonly Reversed[]): bigint | null =>
  reversed.reduce<bigint | null>((last, { seq }) => (seq !== null && seq > (last ?? 0n) ? seq : last), null);
