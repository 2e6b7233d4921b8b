import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { limitOn, type StakedBet, stakesByNumber } from './number-limits.ts';
import {
  addStakes,
  type LimitedStake,
  listBlocksOf,
  listStakesOn,
  type NumeroStake,
  subtractStakes,
} from './number-store.ts';

interface Staked {
  readonly game: LotteryGame;
  readonly numero: Pick<Numero, 'id' | 'game' | 'code'>;
  readonly bets: readonly StakedBet[];
}

/** What an order stakes on each number that has a limit. */
export interface Counted {
  readonly numero: Staked['numero'];
  readonly stakes: ReadonlyMap<string, Money>;
}

export const countStakes = ({ game, numero, bets }: Staked): Counted => ({
  numero,
  stakes: stakesByNumber(game, bets),
});

/**
 * Counts bets on the numbers that have a limit, or refuses them with what one still takes. Each number of a numero is a
 * row, added to under its lock: who comes second sees what the first one staked, or that it did not come about. A sum
 * over the bets would let two pass at once, and one row a numero would have every order wait. It is the last step of an
 * order, so that the lock stands for the length of a commit.
 */
export const takeNumbers = async (tx: Transaction, order: Counted): Promise<void> => {
  const { numero, stakes } = order;
  if (stakes.size === 0) return;
  const isBlocked = await readBlocked(tx, [order]);
  const blocked = [...stakes.keys()].find((number) => isBlocked(numero, number));
  if (blocked !== undefined) throw reached(blocked, ZERO);
  const limits = await readSettings(tx, lotterySettings);
  for (const { number, stake } of await addStakes(tx, toLimited(order, limits))) {
    const before = stake - (stakes.get(number) ?? ZERO);
    const limit = limitOn(number, limits);
    if (stake > limit) throw reached(number, money(limit > before ? limit - before : 0n));
  }
};

/** What an order adds to each of its numbers, and what these may come to. */
export const toLimited = ({ numero, stakes }: Counted, limits: LotterySettings): LimitedStake[] =>
  [...stakes].map(([number, stake]) => ({
    numeroId: numero.id,
    number,
    stake,
    most: limitOn(number, limits),
  }));

/**
 * Those of the orders, one behind the other, whose numbers are open and have room by what is staked now. Nothing is
 * locked: whoever then counts them may yet find one taken.
 */
export const findRoom = async <Order extends Counted>(
  tx: Transaction,
  orders: readonly Order[],
): Promise<Order[]> => {
  const counted = orders.filter(({ stakes }) => stakes.size > 0);
  if (counted.length === 0) return [...orders];
  const isBlocked = await readBlocked(tx, counted);
  const limits = await readSettings(tx, lotterySettings);
  const known = await listStakesOn(tx, [...sumUp(counted).values()]);
  const staked = new Map(known.map(({ numeroId, number, stake }) => [keyOf(numeroId, number), stake]));
  return orders.filter(({ numero, stakes }) => {
    const all = [...stakes].map(([number, stake]) => {
      const key = keyOf(numero.id, number);
      return { number, key, sum: money((staked.get(key) ?? ZERO) + stake) };
    });
    if (all.some(({ number, sum }) => isBlocked(numero, number) || sum > limitOn(number, limits)))
      return false;
    for (const { key, sum } of all) staked.set(key, sum);
    return true;
  });
};

const keyOf = (numeroId: bigint, number: string): string => `${numeroId}/${number}`;

const sumUp = (orders: readonly Counted[]): Map<string, NumeroStake> => {
  const sums = new Map<string, NumeroStake>();
  for (const { numero, stakes } of orders)
    for (const [number, stake] of stakes) {
      const key = keyOf(numero.id, number);
      const sum = money((sums.get(key)?.stake ?? ZERO) + stake);
      sums.set(key, { numeroId: numero.id, number, stake: sum });
    }
  return sums;
};

type IsBlocked = (numero: Staked['numero'], number: string) => boolean;

const readBlocked = async (tx: Transaction, orders: readonly Counted[]): Promise<IsBlocked> => {
  const blocks = await listBlocksOf(tx, [...new Set(orders.map(({ numero }) => numero.game))]);
  const blocked = new Set(blocks.map(({ game, issue, number }) => `${game}/${issue ?? ''}/${number}`));
  return ({ game, code }, number) =>
    blocked.has(`${game}//${number}`) || blocked.has(`${game}/${code}/${number}`);
};

const reached = (number: string, remaining: Money): BusinessError =>
  new BusinessError('number_limit_reached', { number, remaining: formatAmount(remaining) });

/** Frees the numbers of bets that stand no more. */
export const freeNumbers = async (tx: Transaction, order: Staked): Promise<void> => {
  const { numero, stakes } = countStakes(order);
  if (stakes.size > 0) await subtractStakes(tx, numero.id, stakes);
};
