import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { limitOn, type StakedBet, stakesByNumber } from './number-limits.ts';
import { addStakes, listBlocks, subtractStakes } from './number-store.ts';

interface Staked {
  readonly game: LotteryGame;
  readonly numero: Pick<Numero, 'id' | 'code'>;
  readonly bets: readonly StakedBet[];
}

/**
 * Counts bets on the numbers that have a limit, or refuses them with what one still takes. Each number of a numero is a
 * row, added to under its lock: who comes second sees what the first one staked, or that it did not come about. A sum
 * over the bets would let two pass at once, and one row a numero would have every order wait. It is the last step of an
 * order, so that the lock stands for the length of a commit.
 */
export const takeNumbers = async (tx: Transaction, { game, numero, bets }: Staked): Promise<void> => {
  const stakes = stakesByNumber(game, bets);
  if (stakes.size === 0) return;
  const blocked = (await listBlocks(tx, game.code, numero.code)).find(({ number }) => stakes.has(number));
  if (blocked !== undefined) throw reached(blocked.number, ZERO);
  const limits = await readSettings(tx, lotterySettings);
  for (const { number, stake } of await addStakes(tx, numero.id, stakes)) {
    const before = stake - (stakes.get(number) ?? ZERO);
    const limit = limitOn(number, limits);
    if (stake > limit) throw reached(number, money(limit > before ? limit - before : 0n));
  }
};

const reached = (number: string, remaining: Money): BusinessError =>
  new BusinessError('number_limit_reached', { number, remaining: formatAmount(remaining) });

/** Frees the numbers of bets that stand no more. */
export const freeNumbers = async (tx: Transaction, { game, numero, bets }: Staked): Promise<void> => {
  const stakes = stakesByNumber(game, bets);
  if (stakes.size > 0) await subtractStakes(tx, numero.id, stakes);
};
