import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { post } from './post.ts';
import { postingKey } from './posting-key.ts';
import type { PostResult } from './types.ts';

const SOURCE = 'adjust';

export interface Adjustment {
  readonly accountId: bigint;
  /** Below zero to take. */
  readonly amount: Money;
  /** The order behind it; the same one moves money once. */
  readonly id: string;
  readonly reason: string;
}

/** Corrects a wallet by hand; the reason stands in the books. */
export const adjust = async (on: Database | Transaction, adjustment: Adjustment): Promise<PostResult> => {
  const { accountId, amount, id, reason } = adjustment;
  const key = postingKey(SOURCE, id);
  return post(on, accountId, { kind: 'ADJUST', amount, key, source: SOURCE, reference: reason });
};
