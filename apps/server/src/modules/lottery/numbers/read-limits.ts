import { money, type Money } from '@hintha/money';
import { BusinessError, type Database } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { findNumero } from '../numeros/numero-store.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import type { LotteryGame } from '../types.ts';
import { digitsOf, limitOn } from './number-limits.ts';
import { listBlocks, listStakes, type NumberBlock } from './number-store.ts';

/** As many numbers as there are with two digits and with three. */
const EVERY_NUMBER = 1_100;
/** So many are shown to the staff. */
const HOTTEST = 100;

interface NumberLeft {
  readonly number: string;
  readonly remaining: Money;
  readonly isBlocked: boolean;
}

export interface NumberLimits {
  /** What a number of so many digits takes, the fewest first; none for a lottery without such a limit. */
  readonly limits: readonly { readonly digits: number; readonly limit: Money }[];
  /** Those that have bets or are closed. */
  readonly numbers: readonly NumberLeft[];
}

const gameOf = (code: string): LotteryGame => {
  const game = lotteryGame(code);
  if (game === undefined) throw new BusinessError('not_found');
  return game;
};

/** How much each number of a numero still takes. */
export const readNumberLimits = async (db: Database, code: string, issue: string): Promise<NumberLimits> => {
  const game = gameOf(code);
  const [numero, blocks, settings] = await Promise.all([
    findNumero(db, code, issue),
    listBlocks(db, code, issue),
    readSettings(db, lotterySettings),
  ]);
  if (numero === undefined) throw new BusinessError('not_found');
  const stakes = await listStakes(db, numero.id, EVERY_NUMBER);
  const staked = new Map(stakes.map(({ number, stake }) => [number, stake]));
  const blocked = new Set(blocks.map(({ number }) => number));
  const numbers = [...new Set([...staked.keys(), ...blocked])].toSorted();
  return {
    limits: digitsOf(game).map((digits) => ({ digits, limit: limitOn('0'.repeat(digits), settings) })),
    numbers: numbers.map((number) => {
      const isBlocked = blocked.has(number);
      return { number, isBlocked, remaining: isBlocked ? money(0n) : leftOf(number, staked, settings) };
    }),
  };
};

const leftOf = (number: string, staked: ReadonlyMap<string, Money>, settings: LotterySettings): Money => {
  const left = limitOn(number, settings) - (staked.get(number) ?? 0n);
  return money(left > 0n ? left : 0n);
};

export interface HotNumbers {
  readonly blocks: readonly NumberBlock[];
  readonly stakes: readonly { readonly number: string; readonly stake: Money; readonly limit: Money }[];
}

/** The closed numbers of a game, and those of one numero that have the largest stakes. */
export const readHotNumbers = async (
  db: Database,
  code: string,
  issue: string | null,
): Promise<HotNumbers> => {
  const game = gameOf(code);
  const blocks = await listBlocks(db, game.code, issue);
  if (issue === null) return { blocks, stakes: [] };
  const [numero, settings] = await Promise.all([
    findNumero(db, game.code, issue),
    readSettings(db, lotterySettings),
  ]);
  if (numero === undefined) throw new BusinessError('not_found');
  const stakes = await listStakes(db, numero.id, HOTTEST);
  return { blocks, stakes: stakes.map((one) => ({ ...one, limit: limitOn(one.number, settings) })) };
};
