import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { dayStartOf } from '../../../business-day.ts';
import { voidBets } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { readClock, shareEvents } from '../events/event-store.ts';
import { findOffers } from '../events/market-store.ts';
import { isOpen } from '../rules.ts';
import { type SportsSettings, sportsSettings } from '../settings.ts';
import type { Offer, Ticket } from '../types.ts';
import { betsOf, strikeLeg } from './strike-ticket.ts';
import { freeRoom } from './take-room.ts';
import { countCancelled, findTicket, lockTickets, updateCancelled } from './ticket-store.ts';

/** Why a bet is void that its member took back. */
const CANCELLED = 'CANCELLED';

const SECOND_MS = 1_000;

/** Until when a ticket can be taken back; null for one that cannot, as one in play. */
export const cancellableUntil = (
  { state, legs, placedAt, soldStake }: Ticket,
  { cancelSeconds }: SportsSettings,
): Date | null => {
  const isInPlay = legs.some(({ scoreAtBet }) => scoreAtBet !== null);
  if (state !== 'ACCEPTED' || isInPlay || soldStake > 0n || cancelSeconds === 0) return null;
  return new Date(placedAt.getTime() + cancelSeconds * SECOND_MS);
};

/**
 * Takes a ticket of the caller back and returns its stake, within a few seconds and as long as nothing of it has moved:
 * nobody takes back what has become worse. What was taken back before is answered as it is.
 */
export const cancelTicket = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: bigint,
  id: bigint,
): Promise<void> => {
  const settings = await readSettings(db, sportsSettings);
  const now = await readClock(db);
  await transaction(db, async (tx) => {
    const known = await findTicket(tx, accountId, id);
    if (known === undefined) throw new BusinessError('not_found');
    await shareEvents(
      tx,
      known.legs.map(({ eventId }) => eventId),
    );
    await lockWallets(tx, [accountId]);
    const [ticket] = await lockTickets(tx, [id]);
    if (ticket === undefined || ticket.state === 'CANCELLED') return;
    const until = cancellableUntil(ticket, settings);
    if (until === null || until < now) throw new BusinessError('no_longer_open');
    const marketIds = ticket.legs.map(({ marketId }) => marketId);
    refuseMoved(ticket, await findOffers(tx, marketIds, settings.silenceSeconds));
    if ((await countCancelled(tx, accountId, dayStartOf(now))) >= settings.cancelsADay)
      throw new BusinessError('cancel_limit_reached');
    const step = { reference: 'cancel', reason: CANCELLED, at: clock.now() };
    await voidBets(
      tx,
      ticket.betIds.map((betId) => ({ betId, ...step })),
    );
    await freeRoom(tx, ticket, { ...ticket, bets: betsOf(ticket) });
    await updateCancelled(tx, id);
  });
};

const refuseMoved = (ticket: Ticket, offers: ReadonlyMap<bigint, Offer>): void => {
  for (const leg of ticket.legs) {
    const offer = offers.get(leg.marketId);
    if (offer === undefined || !isOpen(offer)) throw new BusinessError('no_longer_open');
    if (strikeLeg(ticket, leg, offer).shown !== leg.shown) throw new BusinessError('price_changed');
  }
};
