import { type Money, ZERO } from '@hintha/money';
import { BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import type { BetOrder, BookedOrder } from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { Refused } from '../../wallet/index.ts';
import { type SharedFight, shareFights } from '../fights/fight-store.ts';
import { CATEGORY, roundOf, SOURCE } from '../rules.ts';
import { type SabongSettings, sabongSettings } from '../settings.ts';
import type { FightPick, SabongBet } from '../types.ts';
import { findRequestedBet } from './bet-store.ts';
import { refuseStake } from './limits.ts';
import { businessErrorOfRow, isMemberFull, memberFull, placing, toPlacement } from './placement.ts';
import type { Placement } from './placement-store.ts';
import { listMemberStakes } from './pool-store.ts';

export interface BetRequest {
  readonly accountId: bigint;
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly stake: Money;
  readonly requestId: string;
}

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/**
 * Takes a bet, each request once. Whether it is in time the database's clock says, when the bet is written for good: whoever
 * waited for the wallet until after the close is late.
 */
export const placeBet = async (ctx: Ctx, request: BetRequest): Promise<SabongBet> => {
  const settings = await readSettings(ctx.db, sabongSettings);
  try {
    return await transaction(ctx.db, (tx) => write(ctx, tx, request, settings));
  } catch (thrown) {
    if (isMemberFull(thrown)) {
      const [before] = await listMemberStakes(ctx.db, [request]);
      throw memberFull(before?.stake ?? ZERO, settings);
    }
    throw businessErrorOfRow(thrown) ?? thrown;
  }
};

const write = async (
  { clock }: Ctx,
  tx: Transaction,
  request: BetRequest,
  settings: SabongSettings,
): Promise<SabongBet> => {
  const { accountId, pick, stake, requestId } = request;
  const earlier = await findRequestedBet(tx, accountId, requestId);
  if (earlier !== undefined) return repeat(earlier, request);
  const [fight] = await shareFights(tx, [request.fightId]);
  refuseFight(fight, pick);
  if ((await listResting(tx, [fight.arena])).has(fight.arena)) throw new BusinessError('game_unavailable');
  refuseStake(pick, stake, settings);
  const placed = await placing.placeAll(tx, toBooked(request, fight, settings, clock.now()));
  if (placed.outcome === 'refused') throw businessErrorOf(placed.why);
  const written = await findRequestedBet(tx, accountId, requestId);
  assert(written !== undefined, 'a bet was placed and not written');
  // The same request may have come twice at once, and the other was first.
  return repeat(written, request);
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

const toBetOrder = (
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

/** A bet as the betting core takes it, with what is written of it here. */
export const toBooked = (
  request: BetRequest,
  fight: SharedFight,
  settings: SabongSettings,
  at: Date,
): BookedOrder<Placement> => ({
  orders: [toBetOrder(request, fight, at)],
  own: toPlacement(request, fight, settings),
});

/** Why the wallet moved nothing, for the member. */
const businessErrorOf = ({ outcome }: Refused): BusinessError => {
  if (outcome === 'insufficient_funds' || outcome === 'betting_stopped') return new BusinessError(outcome);
  if (outcome === 'stake_limit') return new BusinessError('amount_out_of_range', { least: null, most: null });
  return new BusinessError(outcome === 'changed' ? 'key_reused' : 'no_longer_open');
};
