import { formatAmount } from '@hintha/money';
import { BusinessError, transaction, type Transaction, violatedConstraint } from '@hintha/platform';
import { parsePrice } from '@hintha/sports';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import type { Refused } from '../../wallet/index.ts';
import { shareOffers } from '../events/market-store.ts';
import { type SportsSettings, sportsSettings } from '../settings.ts';
import { listResting, refuseResting } from '../resting.ts';
import type { Offer, Rejection, Sport, Ticket } from '../types.ts';
import { priceBuilder, readMatchBook } from './price-builder.ts';
import { businessErrorOfLimit, placing, toPlacement } from './placement.ts';
import { toBetOrders } from './bet-orders.ts';
import {
  type AskedTicket,
  findRejection,
  refuseShape,
  strikeLeg,
  type StruckTicket,
  strikeTicket,
} from './strike-ticket.ts';
import { findRequested } from './ticket-store.ts';

/** The trigger that looks at the clock when a ticket is written for good. */
const LATE = 'sports_ticket_in_time';
/** A request stands for one ticket of its member. */
const REQUESTED = 'sports_ticket_account_id_request_id_key';

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/**
 * Takes all bets of a ticket or none, each request once. Before the start it is taken at once, when the database's clock
 * says that it is in time as the ticket is written for good; in play its stake is taken and it waits.
 */
export const placeTicket = async ({ db, clock }: Ctx, asked: AskedTicket): Promise<Ticket> => {
  const [settings, resting] = await Promise.all([readSettings(db, sportsSettings), listResting(db)]);
  try {
    return await transaction(db, async (tx) => {
      const earlier = await findRequested(tx, asked.accountId, asked.requestId);
      if (earlier !== undefined) return repeat(earlier, asked);
      const struck = await strikeNow(tx, asked, settings);
      refuseResting(resting, sportsOf(struck));
      refuseAmount(struck, settings);
      return write(tx, struck, settings, clock.now());
    });
  } catch (thrown) {
    const constraint = violatedConstraint(thrown);
    if (constraint === LATE) throw new BusinessError('market_closed');
    if (constraint === REQUESTED) throw new BusinessError('key_reused');
    throw businessErrorOfLimit(thrown, settings) ?? thrown;
  }
};

export const sportsOf = ({ offers }: Pick<StruckTicket, 'offers'>): Sport[] =>
  offers.map(({ event }) => event.sport);

/** The ticket at what it costs now, of events that nobody decides before the transaction has ended. */
const strikeNow = async (
  tx: Transaction,
  asked: AskedTicket,
  settings: SportsSettings,
): Promise<StruckTicket> => {
  const ids = asked.legs.map(({ marketId }) => marketId);
  const offers = offersOf(asked, await shareOffers(tx, ids, settings));
  refuseShape(asked, offers);
  refuseMoved(asked, offers);
  const together = asked.kind === 'builder' ? await buildNow(tx, asked, offers, settings) : null;
  return strikeTicket(asked, offers, settings, together);
};

/** What the selections of one match cost together now, if that is what was quoted, or what the member agrees to. */
const buildNow = async (
  tx: Transaction,
  asked: AskedTicket,
  offers: readonly Offer[],
  settings: SportsSettings,
): Promise<number> => {
  const book = await readMatchBook(tx, offers[0]?.event.id ?? 0n);
  if (book === undefined) throw new BusinessError('market_closed');
  const legs = asked.legs.flatMap((leg, place) => {
    const offer = offers[place];
    return offer === undefined ? [] : [strikeLeg(asked, leg, offer)];
  });
  const price = priceBuilder(legs, book, settings);
  if (price === undefined) throw new BusinessError('legs_related');
  refuseDisagreed(asked, price);
  return price;
};

const refuseDisagreed = ({ accepts, combined = '' }: AskedTicket, price: number): void => {
  const quoted = parsePrice(combined);
  if (quoted === 'not_a_price') throw new BusinessError('bad_request');
  const isAgreed = accepts === 'any' || (accepts === 'better' && BigInt(price) > quoted);
  if (BigInt(price) !== quoted && !isAgreed) throw new BusinessError('price_changed');
};

export const refuseMoved = (asked: AskedTicket, offers: readonly Offer[]): void => {
  for (const [place, leg] of asked.legs.entries()) {
    const offer = offers[place];
    const rejection = offer === undefined ? 'market_closed' : findRejection(asked, leg, offer);
    if (rejection !== null) throw new BusinessError(ERRORS[rejection]);
  }
};

const ERRORS = {
  market_closed: 'market_closed',
  incident: 'market_closed',
  line_changed: 'price_changed',
  price_changed: 'price_changed',
  limit: 'liability_reached',
} as const satisfies Record<Rejection, string>;

/** The market of each leg, in their order. */
export const offersOf = ({ legs }: Pick<AskedTicket, 'legs'>, known: ReadonlyMap<bigint, Offer>): Offer[] =>
  legs.map(({ marketId }) => {
    const offer = known.get(marketId);
    if (offer === undefined) throw new BusinessError('not_found');
    return offer;
  });

/** Refuses stakes that are too small, and those of a maung that are too large. */
export const refuseAmount = ({ asked, bets }: StruckTicket, settings: SportsSettings): void => {
  const { leastStake: least, mostMaungStake } = settings;
  const most = asked.kind === 'maung' ? mostMaungStake : null;
  const fits = bets.every(({ stake }) => stake >= least && (most === null || stake <= most));
  if (fits) return;
  throw new BusinessError('amount_out_of_range', {
    least: formatAmount(least),
    most: most === null ? null : formatAmount(most),
  });
};

const write = async (
  tx: Transaction,
  struck: StruckTicket,
  settings: SportsSettings,
  at: Date,
): Promise<Ticket> => {
  const { asked } = struck;
  const order = { orders: toBetOrders(struck, at), own: toPlacement(struck, settings) };
  const placed = await placing.placeAll(tx, order);
  if (placed.outcome === 'refused') throw businessErrorOf(placed.why);
  const written = await findRequested(tx, asked.accountId, asked.requestId);
  assert(written !== undefined, 'bets were placed and their ticket was not');
  // The same request may have come twice at once, and the other was first.
  return repeat(written, asked);
};

/** The same request is answered as it was; another ticket by its key is refused. */
const repeat = (earlier: Ticket, { kind, amount, legs }: AskedTicket): Ticket => {
  const isSame =
    earlier.kind === kind &&
    earlier.amount === amount &&
    earlier.legs.length === legs.length &&
    earlier.legs.every(
      ({ marketId, pick }, place) => marketId === legs[place]?.marketId && pick === legs[place].pick,
    );
  if (!isSame) throw new BusinessError('key_reused');
  return earlier;
};

/** Why the wallet moved nothing, for the member. */
const businessErrorOf = ({ outcome }: Refused): BusinessError => {
  if (outcome === 'insufficient_funds' || outcome === 'betting_stopped') return new BusinessError(outcome);
  if (outcome === 'stake_limit') return new BusinessError('amount_out_of_range', { least: null, most: null });
  return new BusinessError(outcome === 'changed' ? 'key_reused' : 'no_longer_open');
};
