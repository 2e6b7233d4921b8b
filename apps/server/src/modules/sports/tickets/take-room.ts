import { money, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { liabilityOf } from '../rules.ts';
import type { SportsSettings } from '../settings.ts';
import type { Leg, Ticket } from '../types.ts';
import {
  type Exposure,
  exposureKey,
  type MemberStake,
  subtractExposures,
  subtractMemberStakes,
  sumExposures,
} from './exposure-store.ts';
import type { CountedExposure } from './placement-store.ts';
import { type StruckTicket } from './strike-ticket.ts';
import { type StruckBet } from './ticket-sums.ts';

const UNIT = 10_000n;

type TakenExposure = Omit<CountedExposure, 'most'>;

/** What a bet adds to its legs: of several each stands for the whole stake at its own price, as though it were alone. */
const exposuresOf = (legs: readonly Leg[], { places, stake, potentialPayout }: StruckBet): TakenExposure[] =>
  places
    .flatMap((place) => legs[place] ?? [])
    .map(({ marketId, pick, price, scoreAtBet }) => {
      const inPlay = scoreAtBet !== null;
      const isAlone = places.length === 1;
      const alone = price === 0 ? stake : (stake * (BigInt(price) - UNIT)) / UNIT;
      return { marketId, pick, stake, liability: isAlone ? potentialPayout - stake : alone, inPlay };
    });

export const exposuresOfTicket = ({ legs, bets }: Pick<StruckTicket, 'legs' | 'bets'>): TakenExposure[] =>
  bets.flatMap((bet) => exposuresOf(legs, bet));

/** What a ticket adds to what its member has on each of its events. */
export const memberStakesOf = (
  { accountId, stake }: Pick<Ticket, 'accountId' | 'stake'>,
  legs: readonly Leg[],
): MemberStake[] =>
  [...new Set(legs.map(({ eventId }) => eventId))].map((eventId) => ({ eventId, accountId, stake }));

/** Whether its member may stake so much on each of its events, by what was read of them. */
export const fitsStakes = (
  { asked: { accountId }, legs, stake }: StruckTicket,
  known: readonly MemberStake[],
  { mostStakeOnEvent }: SportsSettings,
): boolean =>
  memberStakesOf({ accountId, stake }, legs).every(({ eventId }) => {
    const before = known.find((one) => one.eventId === eventId && one.accountId === accountId);
    return (before?.stake ?? 0n) + stake <= mostStakeOnEvent;
  });

/** What one pick may still bear of liability. */
type LimitOf = (exposure: Pick<Exposure, 'marketId' | 'pick'>) => Money;

export const limitsOf = (tickets: readonly StruckTicket[], settings: SportsSettings): LimitOf => {
  const limits = new Map(
    tickets.flatMap(({ offers }) =>
      offers.map(({ market, event }) => [market.id, liabilityOf(event.tier, settings)] as const),
    ),
  );
  return ({ marketId }) => limits.get(marketId) ?? money(0n);
};

/**
 * Those of the tickets, one behind the other, whose selections have room by what was read of them. Nothing is locked:
 * whoever then counts them may yet find one taken.
 */
export const findRoom = <Placing extends { readonly struck: StruckTicket }>(
  placings: readonly Placing[],
  settings: SportsSettings,
): Placing[] => {
  const limitOf = limitsOf(
    placings.map(({ struck }) => struck),
    settings,
  );
  const taken = new Map<string, bigint>();
  return placings.filter(({ struck }) => {
    const before = new Map(struck.offers.map(({ market, liabilities }) => [market.id, liabilities]));
    const sums = sumExposures(exposuresOfTicket(struck)).map((one) => {
      const key = exposureKey(one);
      const known = taken.get(key) ?? before.get(one.marketId)?.get(one.pick) ?? 0n;
      return { one, key, sum: known + one.liability };
    });
    if (sums.some(({ one, sum }) => sum > limitOf(one))) return false;
    for (const { key, sum } of sums) taken.set(key, sum);
    return true;
  });
};

/** Frees what a ticket, or a share of it, was counted on. */
export const freeRoom = async (
  tx: Transaction,
  ticket: Pick<Ticket, 'accountId' | 'stake'>,
  struck: Pick<StruckTicket, 'legs' | 'bets'>,
): Promise<void> => {
  await subtractMemberStakes(tx, memberStakesOf(ticket, struck.legs));
  await subtractExposures(tx, exposuresOfTicket(struck));
};
