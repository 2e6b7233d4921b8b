import { queueJob, randomToken, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { returnFunds } from './return-funds.ts';

/** The job that brings home everything of one account. */
export const BRING_HOME_ALL = 'vendors-bring-home-all';

const NAME_BITS = 128;

/** Has what an account has at vendors brought home, once the transaction has committed: it may not be played with. */
export const askToBringHome = (tx: Transaction, accountId: bigint): Promise<void> =>
  queueJob(tx, BRING_HOME_ALL, `${BRING_HOME_ALL}:${accountId}`, { accountId: String(accountId) });

/** Brings home everything of the account that a queued job names; a vendor that does not answer is asked again. */
export const bringHomeAll = async (house: House, payload: unknown): Promise<void> => {
  const { accountId } = payload as { accountId: string };
  const requestId = `closed.${randomToken(house.random, NAME_BITS)}`;
  const returned = await returnFunds(house, { accountId: BigInt(accountId), vendor: null, requestId });
  const unheard = returned.filter(({ state }) => state === 'failed').map(({ vendor }) => vendor);
  if (unheard.length > 0) throw new Error(`no answer from ${unheard.join(', ')}`);
};
