import type { Money } from '@hintha/money';
import {
  BusinessError,
  type Database,
  transaction,
  type Transaction,
  violatedConstraint,
} from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type BetOrder, placeBet as placeInCore } from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { Refused } from '../../wallet/index.ts';
import { type SharedFight, shareFights } from '../fights/fight-store.ts';
import { CATEGORY, roundOf, SOURCE } from '../rules.ts';
import { sabongSettings } from '../settings.ts';
import type { FightPick, SabongBet } from '../types.ts';
import { findRequestedBet, insertBets, type NewBet } from './bet-store.ts';
import { addToPools, refuseStake } from './limits.ts';

export interface BetRequest {
  readonly accountId: bigint;
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly stake: Money;
  readonly requestId: string;
}

/** The trigger that looks at the clock when a bet is written for good. */
const LATE = 'sabong_bet_in_time';

/**
 * Takes a bet, each request once. Whether it is in time the database's clock says, when the bet is written for good: whoever
 * waited for the wallet until after the close is late.
 */
export const placeBet = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  request: BetRequest,
): Promise<SabongBet> => {
  try {
    return await transaction(ctx.db, (tx) => write(ctx, tx, request));
  } catch (thrown) {
    if (violatedConstraint(thrown) === LATE) throw new BusinessError('fight_closed');
    throw thrown;
  }
};

const write = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  tx: Transaction,
  request: BetRequest,
): Promise<SabongBet> => {
  const { accountId, pick, stake, requestId } = request;
  const earlier = await findRequestedBet(tx, accountId, requestId);
  if (earlier !== undefined) return repeat(earlier, request);
  const settings = await readSettings(tx, sabongSettings);
  const [fight] = await shareFights(tx, [request.fightId]);
  refuseFight(fight, pick);
  if ((await listResting(tx, [fight.arena])).has(fight.arena)) throw new BusinessError('game_unavailable');
  refuseStake(pick, stake, settings);
  const placed = await placeInCore(tx, toBetOrder(request, fight, ctx.clock.now()));
  if (!('id' in placed)) throw businessErrorOf(placed);
  const written = await insertBets(tx, [toNewBet(request, placed.id)]);
  const bet = written.get(accountId);
  if (bet === undefined) {
    // The same request came twice at once, and the other was first.
    const first = await findRequestedBet(tx, accountId, requestId);
    assert(first !== undefined, 'a bet stood in the way that is not there');
    return repeat(first, request);
  }
  await addToPools(tx, [{ accountId, fight, pick, stake }], settings);
  return bet;
};

/** Why a fight takes no bet on something now; null when it does. */
export const objectionTo = (
  fight: SharedFight | undefined,
  pick: FightPick,
): 'not_found' | 'fight_closed' | 'game_unavailable' | 'market_closed' | null => {
  if (fight === undefined) return 'not_found';
  if (!fight.isOpen) return 'fight_closed';
  if (!fight.isOn) return 'game_unavailable';
  return fight.blocked.includes(pick) ? 'market_closed' : null;
};

function refuseFight(fight: SharedFight | undefined, pick: FightPick): asserts fight is SharedFight {
  const objection = objectionTo(fight, pick);
  if (objection !== null) throw new BusinessError(objection);
}

/** Those of the arenas whose vendor rests. */
export const listResting = async (
  on: Database | Transaction,
  arenas: readonly string[],
): Promise<ReadonlySet<string>> => {
  const known = await findGames(
    on,
    arenas.map((gameId) => ({ source: SOURCE, gameId })),
  );
  return new Set([...known.values()].filter(({ available }) => !available).map(({ code }) => code));
};

/** The same request is answered as it was; another bet by its key is refused. */
const repeat = (earlier: SabongBet, { fightId, pick, stake }: BetRequest): SabongBet => {
  const isSame = earlier.fightId === fightId && earlier.pick === pick && earlier.stake === stake;
  if (!isSame) throw new BusinessError('key_reused');
  return earlier;
};

/** Draws have their odds; what a side pays nobody knows before the close. */
const PRICES: Readonly<Record<FightPick, string>> = { meron: '1.0000', wala: '1.0000', draw: '9.0000' };

export const toBetOrder = (
  { accountId, pick, stake, requestId }: BetRequest,
  fight: SharedFight,
  at: Date,
): BetOrder => ({
  accountId,
  source: SOURCE,
  reference: requestId,
  category: CATEGORY,
  game: fight.arena,
  round: roundOf(fight),
  stake,
  potentialPayout: null,
  selections: [{ event: roundOf(fight), market: 'FIGHT', pick, line: null, price: PRICES[pick] }],
  at,
});

export const toNewBet = (
  { accountId, fightId, pick, stake, requestId }: BetRequest,
  betId: string,
): NewBet => ({
  accountId,
  fightId,
  pick,
  stake,
  betId,
  requestId,
});

/** Why the wallet moved nothing, for the member. */
const businessErrorOf = ({ outcome }: Refused): BusinessError => {
  if (outcome === 'insufficient_funds' || outcome === 'betting_stopped') return new BusinessError(outcome);
  if (outcome === 'stake_limit') return new BusinessError('amount_out_of_range', { least: null, most: null });
  return new BusinessError(outcome === 'changed' ? 'key_reused' : 'no_longer_open');
};
