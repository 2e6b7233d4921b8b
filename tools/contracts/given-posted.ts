import { money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { openWallet, post, postingKey } from '@hintha/server/src/modules/wallet/index.ts';

let postings = 0;

/** What the operator gave a member, such as rebates and bonuses. */
export const givenPosted = async (
  db: Database,
  { id }: { readonly id: bigint },
  amounts: Readonly<Partial<Record<'REBATE' | 'BONUS' | 'CASHBACK', bigint>>>,
): Promise<void> => {
  for (const [kind, amount] of Object.entries(amounts))
    await transaction(db, async (tx) => {
      postings += 1;
      await openWallet(tx, id);
      const key = postingKey('test-given', String(postings));
      const entry = { key, source: 'test', reference: String(postings), amount: money(amount) };
      await post(tx, id, { ...entry, kind: kind as keyof typeof amounts });
    });
};
