import { money, type Money } from '@hintha/money';
import { contributionPoint, type Transaction } from '@hintha/platform';
import { type CashOutLeg, offerCashOut, type Price, takePart } from '@hintha/sports';
import type { AppContext } from '../../../app-context.ts';
import { listOpenMarkets } from '../events/market-store.ts';
import { isInPlay, isOpen, picksOf } from '../rules.ts';
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
export const worthOf = async (
  tx: Transaction,
  ticket: Ticket,
  offers: ReadonlyMap<bigint, Offer>,
  { part, settings }: { readonly part: CashOut['part']; readonly settings: SportsSettings },
): Promise<Worth | undefined> => {
  const own = ticket.legs.map((leg) => offers.get(leg.marketId));
  const books = await readBooks(tx, own);
  const legs: CashOutLeg[] = [];
  for (const [place, leg] of ticket.legs.entries()) {
    const offer = own[place];
    const now = offer && legNow(leg, offer, books);
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

const readBooks = async (tx: Transaction, offers: readonly (Offer | undefined)[]) => {
  const eventIds = offers.flatMap((offer) => offer?.event.id ?? []);
  const markets = await listOpenMarkets(tx, [...new Set(eventIds)]);
  return new Map(markets.map((market) => [market.id, market.prices]));
};

/** A leg as it stands: decided, or open with what its market costs. */
const legNow = (
  leg: Leg,
  offer: Offer,
  books: ReadonlyMap<bigint, readonly number[]>,
): CashOutLeg | undefined => {
  const price = BigInt(leg.price) as Price;
  const result = resultOfLeg(leg, offer.event);
  if (result?.kind === 'outcome') return { price, outcome: result.outcome };
  const book = books.get(leg.marketId);
  const place = picksOf(offer.event.sport, leg.market)?.indexOf(leg.pick) ?? -1;
  const now = book?.[place];
  // After a goal a handicap of then is another bet: it counts what is scored since, which its market now does not.
  const isSame = leg.scoreAtBet === null || !leg.market.includes('handicap') || sameScore(leg, offer);
  if (!isOpen(offer) || book === undefined || now === undefined || !isSame) return undefined;
  return { price, now: BigInt(now) as Price, market: book.map((one) => BigInt(one) as Price) };
};

const sameScore = ({ scoreAtBet }: Leg, { event }: Offer): boolean =>
  scoreAtBet?.home === event.homeScore && scoreAtBet.away === event.awayScore;
