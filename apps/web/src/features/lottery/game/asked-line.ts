import { type LotteryRules, parseSelection } from '@hintha/lottery';
import { formatAmount } from '@hintha/money';
import { type Line, pricesOf, type Staked, unitStakeOf } from './price.ts';
import type { Lottery } from './use-lottery.ts';

/** A bet that the address brings along. */
export interface AskedLine {
  readonly line: Line;
  /** The numero that it is for; null where the address names none. */
  readonly issue: string | null;
  readonly amount: string;
}

const LINE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * The bet that an address asks for, such as `playType=2D&numbers=36&amount=1000`, if it is one of the lottery. It is called
 * by the address, so that a page which is opened again does not put it on the slip twice.
 */
export const askedLineOf = (
  query: URLSearchParams,
  rules: LotteryRules,
  { limits, playTypes }: Pick<Lottery, 'limits' | 'playTypes'>,
): AskedLine | undefined => {
  const asked = (name: string): string => query.get(name) ?? '';
  const [id, playType, numbers, amount] = [
    asked('line'),
    asked('playType'),
    asked('numbers'),
    asked('amount'),
  ];
  const play = playTypes.includes(playType) ? rules.plays.get(playType) : undefined;
  if (play === undefined || !LINE_ID.test(id)) return undefined;
  const staked: Staked = { amount, times: 1, unit: '1' };
  const unitStake = unitStakeOf(pricesOf(rules, limits), staked);
  if (unitStake === undefined || typeof parseSelection(play, numbers) === 'string') return undefined;
  const line = { id, playType, numbers, unitStake: formatAmount(unitStake) };
  return { line, issue: query.get('issue'), amount };
};
