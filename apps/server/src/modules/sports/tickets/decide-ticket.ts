import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { repriceBets, voidBets } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { shareEvents } from '../events/event-store.ts';
import { findOffers } from '../events/market-store.ts';
import { type SportsSettings, sportsSettings } from '../settings.ts';
import type { Leg, Offer, Rejection, Ticket } from '../types.ts';
import { toSelection } from './bet-orders.ts';
import { addExposures } from './exposure-store.ts';
import { betsOf, findRejection, placesOf, strikeLeg } from './strike-ticket.ts';
import { type StruckBet, sumsOf } from './ticket-sums.ts';
import { exposuresOfTicket, freeRoom } from './take-room.ts';
import { listDue, lockTickets, updateDecided } from './ticket-store.ts';

const AT_ONCE = 200;

/** Decides every ticket whose delay is over; answers how many there were. */
export const decideDue = async (ctx: Pick<AppContext, 'db' | 'clock' | 'log'>): Promise<number> => {
  const due = await listDue(ctx.db, AT_ONCE);
  for (const ticket of due)
    await decideTicket(ctx, ticket).catch((error: unknown) =>
      ctx.log.error({ err: error, ticket: String(ticket.id) }, 'a ticket could not be decided'),
    );
  return due.length;
};

/**
 * Takes a ticket that has waited for its delay, at what its selections cost now, or refuses it and gives its stake back:
 * when one is not open any more, something has happened in its event, or its price has moved further than its member
 * agreed to. Nobody decides its events meanwhile.
 */
export const decideTicket = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, legs }: Pick<Ticket, 'id' | 'legs'>,
): Promise<void> => {
  const settings = await readSettings(db, sportsSettings);
  await transaction(db, async (tx) => {
    await shareEvents(
      tx,
      legs.map(({ eventId }) => eventId),
    );
    const [ticket] = await lockTickets(tx, [id]);
    if (ticket?.state !== 'PENDING') return;
    const ids = ticket.legs.map(({ marketId }) => marketId);
    const offers = await findOffers(tx, ids, settings.silenceSeconds);
    const now = strikeAnew(ticket, offers, settings);
    if (typeof now === 'string') await reject(tx, ticket, now, clock.now());
    else await accept(tx, ticket, now);
  });
};

type Struck = Pick<Ticket, 'legs' | 'potentialPayout'> & { readonly bets: readonly StruckBet[] };

/** The ticket at what it costs now, or why it is not taken. */
const strikeAnew = (
  ticket: Ticket,
  offers: ReadonlyMap<bigint, Offer>,
  settings: SportsSettings,
): Struck | Rejection => {
  const legs: Leg[] = [];
  for (const leg of ticket.legs) {
    const offer = offers.get(leg.marketId);
    if (offer === undefined) return 'market_closed';
    if (offer.event.incidents !== leg.incidents) return 'incident';
    const asked = { ...leg, line: offer.market.line };
    const rejection = findRejection(ticket, asked, offer);
    if (rejection !== null) return rejection;
    legs.push({ ...strikeLeg(ticket, leg, offer), scoreAtBet: leg.scoreAtBet });
  }
  const bets = placesOf(ticket, legs.length).map((places) => {
    const own = places.flatMap((place) => legs[place] ?? []);
    return { places, ...sumsOf(ticket, own, settings, 0) };
  });
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  // At a price that says what is risked to win one, another price is another stake.
  if (stake !== ticket.stake) return 'price_changed';
  const potentialPayout = bets.reduce((sum, bet) => sum + bet.potentialPayout, 0n);
  return { legs, bets, potentialPayout: potentialPayout as Ticket['potentialPayout'] };
};

const accept = async (tx: Transaction, ticket: Ticket, now: Struck): Promise<void> => {
  const isMoved = now.legs.some(({ shown }, place) => shown !== ticket.legs[place]?.shown);
  if (isMoved) {
    await freeRoom(tx, { ...ticket, stake: 0n as Ticket['stake'] }, { ...ticket, bets: betsOf(ticket) });
    await addExposures(tx, exposuresOfTicket(now));
    await repriceBets(
      tx,
      now.bets.map(({ places, potentialPayout }, at) => ({
        betId: ticket.betIds[at] ?? '',
        potentialPayout,
        prices: places.flatMap((place) => now.legs[place] ?? []).map((leg) => toSelection(leg).price),
      })),
    );
  }
  await updateDecided(tx, { ...ticket, ...now }, null);
};

const reject = async (tx: Transaction, ticket: Ticket, reason: Rejection, at: Date): Promise<void> => {
  await voidBets(
    tx,
    ticket.betIds.map((betId) => ({ betId, reference: 'rejected', reason: reason.toUpperCase(), at })),
  );
  await freeRoom(tx, ticket, { ...ticket, bets: betsOf(ticket) });
  await updateDecided(tx, ticket, reason);
};
