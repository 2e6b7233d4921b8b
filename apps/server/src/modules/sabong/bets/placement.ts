import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { BusinessError, violatedConstraint } from '@hintha/platform';
import { definePlacing } from '../../bets/index.ts';
import type { SharedFight } from '../fights/fight-store.ts';
import { drawRoom } from '../rules.ts';
import type { SabongSettings } from '../settings.ts';
import type { FightPick } from '../types.ts';
import {
  type NewBet,
  type Placement,
  placementTexts,
  type PoolStake,
  toPlacementColumns,
  type Written,
} from './placement-store.ts';

/** Bets on fights are written in the statement that takes their stakes. */
export const placing = definePlacing<Placement, Written>({
  name: 'sabong_place',
  texts: placementTexts,
  values: (taken) => toPlacementColumns(taken.map(({ bets, own }) => ({ ...own, betId: bets[0]?.id ?? '' }))),
  answers: { query: 2, columns: ['id', 'placedAt'] },
});

type Limits = Pick<SabongSettings, 'mostOnFight' | 'mostDrawLiability'>;

/** What is bet on a pick comes to this at the most, both sides of a fight together; null for any amount. */
export const mostStaked = (
  { drawMode, mostPool }: Pick<SharedFight, 'drawMode' | 'mostPool'>,
  pick: FightPick,
  { mostDrawLiability }: Pick<Limits, 'mostDrawLiability'>,
): Money | null => {
  if (pick !== 'draw') return mostPool;
  return drawMode === 'FIXED' ? drawRoom(ZERO, mostDrawLiability) : null;
};

/**
 * What a bet is written with: each side is a row, added to under its lock, so that who comes second sees what the first one
 * staked, or that it did not come about. The row tells what it may come to.
 */
export const toPlacement = (bet: NewBet, fight: SharedFight, limits: Limits): Placement => ({
  bet,
  pools: toPoolStakes(bet, mostStaked(fight, bet.pick, limits)),
  most: limits.mostOnFight,
});

/** Where both sides of a fight have a limit together, both are locked. */
const toPoolStakes = ({ fightId, pick, stake }: NewBet, most: Money | null): PoolStake[] => {
  const own = { fightId, pick, stake, bets: 1, most };
  if (pick === 'draw' || most === null) return [own];
  return [own, { fightId, pick: pick === 'meron' ? 'wala' : 'meron', stake: ZERO, bets: 0, most }];
};

const FULL = {
  sabong_draw_in_limit: 'draw_full',
  sabong_sides_in_limit: 'pool_full',
  // The clock is asked for the last time when a bet is written for good.
  sabong_bet_in_time: 'fight_closed',
  // A request stands for one bet of its member.
  sabong_bet_account_id_request_id_key: 'key_reused',
} as const;

const MEMBER_FULL = 'sabong_member_stake_in_limit';

/** Whether a bet would pass what its member may stake on the fight. */
export const isMemberFull = (thrown: unknown): boolean => violatedConstraint(thrown) === MEMBER_FULL;

/** How much a member who has staked so much on a fight may yet stake there. */
export const memberFull = (
  staked: Money,
  { leastBet, mostOnFight }: Pick<SabongSettings, 'leastBet' | 'mostOnFight'>,
): BusinessError =>
  new BusinessError('amount_out_of_range', {
    least: formatAmount(leastBet),
    most: formatAmount(mostOnFight > staked ? money(mostOnFight - staked) : ZERO),
  });

/** Why a bet is refused that the database did not take; undefined for any other failure. */
export const businessErrorOfRow = (thrown: unknown): BusinessError | undefined => {
  const constraint = violatedConstraint(thrown);
  const known = Object.entries(FULL).find(([name]) => name === constraint);
  return known && new BusinessError(known[1]);
};
