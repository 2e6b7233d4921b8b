import { money, type Money } from '@hintha/money';
import { transaction, type Database } from '@hintha/platform';
import { freeze, sumAccounts, sumPostings } from './proof-store.ts';

export interface LedgerSums {
  readonly wallets: bigint;
  readonly postings: bigint;
  readonly lastAt: Date | null;
  /** What all members have, and how much of it is held. */
  readonly members: Money;
  readonly held: Money;
  readonly houses: readonly { readonly name: string; readonly balance: Money }[];
}

/** What the books come to at one moment. */
export const sumLedger = async (database: Database): Promise<LedgerSums> =>
  transaction(database, async (tx) => {
    await freeze(tx);
    const { wallets, members, held, houses } = await sumAccounts(tx);
    const { postings, lastAt } = await sumPostings(tx);
    return {
      wallets,
      postings,
      lastAt,
      members: money(BigInt(members)),
      held: money(BigInt(held)),
      houses: houses.map(({ name, balance }) => ({ name, balance: money(BigInt(balance)) })),
    };
  });
