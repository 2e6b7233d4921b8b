import { money, type Money, ZERO } from '@hintha/money';
import { DRAW_ODDS, type Dividends, dividendsOf, type Pool } from '@hintha/sabong';
import { type Bet, defineSettlement } from '../bets/index.ts';
import type { SabongSettings } from './settings.ts';
import type { ClosedPools, Fight, FightPick, FightState } from './types.ts';

export const SOURCE = 'SABONG';
/** By which turnover, points and reports weigh a bet. */
export const CATEGORY = 'SV3';

export const settlement = defineSettlement({
  job: 'sabong-settle-fight',
  again: 'sabong-ask-again',
  idName: 'fightId',
});

/** What a fight is called in the betting core, and what its bets are decided by. */
export const roundOf = ({ arena, event, number }: Pick<Fight, 'arena' | 'event' | 'number'>): string =>
  `${arena}/${event}/${number}`;

/** The number on its card of the fight that a bet is on; null where it is on none. */
export const fightOf = ({ source, roundId }: Pick<Bet, 'source' | 'roundId'>): number | null =>
  source === SOURCE ? Number(roundId.split('/').at(-1)) : null;

export const dividendsAt = (pool: Pool, plasada: number): Dividends =>
  dividendsOf(pool, { numerator: BigInt(plasada), denominator: 100n });

/** What was fixed when a fight closed; null before. */
export const closedPools = (fight: Fight): ClosedPools | null => {
  const { meronStake, walaStake, drawStake, bets, net, meronDividend, walaDividend } = fight;
  if (meronStake === null || walaStake === null || drawStake === null || bets === null) return null;
  if (net === null || meronDividend === null || walaDividend === null) return null;
  return { meronStake, walaStake, drawStake, bets, net, meronDividend, walaDividend };
};

interface Placed {
  readonly state: FightState;
}

export const isOpen = ({ state }: Placed): boolean => state === 'OPEN' || state === 'LAST_CALL';

export const isAhead = ({ state }: Placed): boolean =>
  state === 'UPCOMING' || state === 'OPEN' || state === 'LAST_CALL' || state === 'CLOSED';

/** Between the close and the first payment: a result can be declared, and another one in its place. */
export const isDeclarable = ({ state }: Placed): boolean =>
  state === 'CLOSED' || state === 'FIGHTING' || state === 'RESULT';

export const mostOn = (
  pick: FightPick,
  { mostBet, drawDivisor }: Pick<SabongSettings, 'mostBet' | 'drawDivisor'>,
): Money => (pick === 'draw' ? money(mostBet / BigInt(drawDivisor)) : mostBet);

/** What a draw at fixed odds costs the operator beyond what was staked on it. */
export const drawLiability = (stake: Money): Money => money(stake * DRAW_ODDS);

/** How much a draw at fixed odds takes beyond what is staked on it. */
export const drawRoom = (stake: Money, mostLiability: Money): Money => {
  const most = mostLiability / DRAW_ODDS;
  return most > stake ? money(most - stake) : ZERO;
};
