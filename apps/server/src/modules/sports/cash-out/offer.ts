import { money, type Money } from '@hintha/money';
import { contributionPoint, type Transaction } from '@hintha/platform';
import { type CashOutLeg, offerCashOut, type Price, takePart } from '@hintha/sports';
import type { AppContext } from '../../../app-context.ts';
import { countsFromBet, isInPlay, isOffered, isOpen, picksOf, startOf } from '../rules.ts';
import type { SportsSettings } from '../settings.ts';
import { resultOfLeg } from '../settlement/score-ticket.ts';
import { shareOf } from '../tickets/fee-terms.ts';
import type { Leg, Offer, Ticket } from '../types.ts';
import type { CashOut } from './cash-out-store.ts';

/** Tells whether a member may cash out at all, such as while a bonus is not played through. */
export type CashOutCheck = (tx: Transaction, accountId: bigint) => Promise<boolean>;
export const CASH_OUT_CHECKS = contributionPoint<CashOutCheck>('cash-out checks');

export const mayCashOut = async (
  { contributions }: Pick<AppContext, 'contributions'>,
  tx: Transaction,
  accountId: bigint,
): Promise<boolean> => {
  for (const check of contributions.all(CASH_OUT_CHECKS)) if (!(await check(tx, accountId))) return false;
  return true;
};

/** Whether a ticket is of a kind that is bought back: one bet, by prices. */
export const isSellable = ({ kind, state, betIds, stake, soldStake }: Ticket): boolean =>
  (kind === 'single' || kind === 'parlay') &&
  state === 'ACCEPTED' &&
  betIds.length === 1 &&
  soldStake < stake;

interface Worth {
  readonly paid: Money;
  readonly soldStake: Money;
}

/** What a part of a ticket is bought back for now; undefined where a leg has no price, or it is worth next to nothing. */
export const worthOf = (
  ticket: Ticket,
  offers: ReadonlyMap<bigint, Offer>,
  { part, settings }: { readonly part: CashOut['part']; readonly settings: SportsSettings },
): Worth | undefined => {
  const own = ticket.legs.map((leg) => offers.get(leg.marketId));
  const legs: CashOutLeg[] = [];
  for (const [place, leg] of ticket.legs.entries()) {
    const offer = own[place];
    const now = offer && legNow(leg, offer);
    if (now === undefined) return undefined;
    legs.push(now);
  }
  // What is decided altogether is paid by its result.
  if (legs.every((leg) => 'outcome' in leg)) return undefined;
  const live = own.some((offer) => offer !== undefined && isInPlay(offer.event));
  const margin = shareOf(live ? settings.cashOutMarginInPlay : settings.cashOutMargin);
  const open = money(ticket.stake - ticket.soldStake);
  const offer = offerCashOut(open, legs, margin);
  if (offer === undefined) return undefined;
  const { paid, taken } = takePart({ stake: open, offer }, part);
  return paid > 0n && taken > 0n ? { paid, soldStake: taken } : undefined;
};

/** A leg as it stands: decided, or open with what its market costs. */
const legNow = (leg: Leg, offer: Offer): CashOutLeg | undefined => {
  const { market, event } = offer;
  const price = BigInt(leg.price) as Price;
  const result = resultOfLeg(leg, event);
  if (result?.kind === 'outcome') return { price, outcome: result.outcome };
  const now = market.prices[picksOf(event, leg.market)?.indexOf(leg.pick) ?? -1];
  if (!isOpen(offer) || now === undefined || !isOffered(now) || isOfThen(leg, offer)) return undefined;
  const offered = market.prices.filter(isOffered).map((one) => BigInt(one) as Price);
  return { price, now: BigInt(now) as Price, market: offered };
};

/** After a goal a handicap of then is another bet: it counts what is scored since, which its market now does not. */
const isOfThen = ({ scoreAtBet, market }: Leg, { event }: Offer): boolean => {
  const then = startOf(scoreAtBet);
  const isSame = then.home === event.homeScore && then.away === event.awayScore;
  return !isSame && countsFromBet(event.sport, market);
};
