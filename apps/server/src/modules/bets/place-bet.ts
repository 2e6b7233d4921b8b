import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import { isReceipt, post, type Receipt, type Refused } from '../wallet/index.ts';
import { insertBet } from './settlement-store.ts';
import { stakeKey } from './take-step.ts';
import type { Selection } from './types.ts';

/** A bet on its way into one of the operator's own books. */
export interface BetOrder {
  readonly accountId: bigint;
  /** The book that takes it, such as a module of the server; the source of its postings too. */
  readonly source: string;
  /** What the book calls the bet; the same name is placed once. */
  readonly reference: string;
  readonly category: string;
  readonly game: string;
  /** What decides it: a numero, a match, a fight. */
  readonly round: string;
  readonly stake: Money;
  readonly potentialPayout: Money | null;
  readonly selections: readonly Selection[];
  readonly at: Date;
}

export interface PlacedBet {
  readonly outcome: 'placed' | 'replayed';
  readonly id: string;
  readonly receipt: Receipt;
}

/** The id of a bet, or of a vendor's round, which its source, its account and its name there decide. */
const betIdOf = (source: string, accountId: bigint, reference: string): string => {
  const digest = createHash('sha256').update(`${source}\n${accountId}\n${reference}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Takes the stake and writes the bet down, both or neither, once for each name; answers why nothing moved. */
export const placeBet = async (tx: Transaction, order: BetOrder): Promise<PlacedBet | Refused> => {
  const { accountId, source, reference, stake, selections, ...bet } = order;
  const id = betIdOf(source, accountId, reference);
  const entry = { kind: 'BET', amount: stake, key: stakeKey(source, id), source, reference: id } as const;
  const receipt = await post(tx, accountId, entry);
  if (!isReceipt(receipt)) return receipt;
  if (receipt.outcome === 'replayed') return { outcome: 'replayed', id, receipt };
  await insertBet(tx, { ...bet, id, accountId, source, stake, seq: receipt.seq }, selections);
  return { outcome: 'placed', id, receipt };
};
