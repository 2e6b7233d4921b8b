import { money, type Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import * as store from './store.ts';
import type { Round } from './types.ts';

/** A page of an account's rounds, newest first. */
export const listRounds = (
  db: Database,
  filter: store.RoundFilter,
  page: { no: number; size: number },
): Promise<Round[]> => store.listRounds(db, filter, page.size, (page.no - 1) * page.size);

/** How many rounds a filter lets through, and what they took and gave. */
export const sumRounds = async (
  db: Database,
  filter: store.RoundFilter,
): Promise<{ rounds: number; stake: Money; payout: Money }> => {
  const { total, stake, payout } = await store.sumRounds(db, filter);
  return { rounds: Number(total), stake: money(stake), payout: money(payout) };
};

/** One round of an account by the house's id of it. */
export const findRound = (db: Database, accountId: bigint, id: string): Promise<Round | undefined> =>
  store.findRoundOf(db, accountId, id);

/** The latest finished rounds that gave more than they took. */
export const listWonRounds = (db: Database, most: number): Promise<Round[]> => store.listWonRounds(db, most);
