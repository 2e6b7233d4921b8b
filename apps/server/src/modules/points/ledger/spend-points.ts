import { Refusal, type Transaction } from '@hintha/platform';
import { insertPosting, lockAccount } from './ledger-store.ts';

export interface PointPrice {
  readonly accountId: bigint;
  readonly kind: 'CONVERT' | 'REDEEM';
  /** Above zero. */
  readonly points: bigint;
  readonly reference: string;
  readonly at: Date;
}

/** Takes points, of which there have to be enough. Who locks a wallet too locks it before. */
export const spendPoints = async (tx: Transaction, price: PointPrice): Promise<void> => {
  const { balance } = await lockAccount(tx, price.accountId);
  if (balance < price.points) throw new Refusal('points_not_enough', { points: Number(balance) });
  await insertPosting(tx, { ...price, points: -price.points });
};
