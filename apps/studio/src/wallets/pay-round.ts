import { ZERO, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { Refused } from '../refused.ts';
import { addToFeed } from './feed-store.ts';
import { addEntry, findWallet } from './store.ts';
import type { RoundMoney } from './types.ts';

/**
 * Takes the stake and gives the win, in the transaction that writes the round down, and reports it to the operator; answers
 * what is left.
 */
export const payRound = async (tx: Transaction, round: RoundMoney): Promise<Money> => {
  const wallet = await findWallet(tx, round);
  if (wallet === undefined) throw new Refused('insufficient_funds', ZERO);
  const entry = { reference: round.id, at: round.playedAt };
  const left = await addEntry(tx, wallet.id, { ...entry, kind: 'bet', amount: round.stake });
  if (left === undefined) throw new Refused('insufficient_funds', wallet.balance);
  await addToFeed(tx, round);
  if (round.win === ZERO) return left;
  return (await addEntry(tx, wallet.id, { ...entry, kind: 'win', amount: round.win })) ?? left;
};
