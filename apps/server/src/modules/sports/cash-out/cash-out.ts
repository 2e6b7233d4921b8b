import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import { countsForTurnover } from '@hintha/sports';
import { floorRatio } from '@hintha/money';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { settleBet } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { shareEvents } from '../events/event-store.ts';
import { findOffers } from '../events/market-store.ts';
import { delayOf } from '../rules.ts';
import { type SportsSettings, sportsSettings } from '../settings.ts';
import { betsOf } from '../tickets/strike-ticket.ts';
import { freeRoom } from '../tickets/take-room.ts';
import { addSold, findTicket, lockTickets } from '../tickets/ticket-store.ts';
import type { Offer, Ticket } from '../types.ts';
import {
  type CashOut,
  insertOffer,
  isWaiting,
  listDue,
  lockOffer,
  updateDecided,
  updateWaiting,
} from './cash-out-store.ts';
import { isSellable, mayCashOut, worthOf } from './offer.ts';

type Ctx = Pick<AppContext, 'db' | 'clock' | 'contributions'>;

interface Sale {
  readonly ticket: Ticket;
  readonly offers: ReadonlyMap<bigint, Offer>;
  readonly settings: SportsSettings;
  readonly delaySeconds: number;
}

/** The ticket of a member, with its events kept from being decided before the transaction has ended. */
const openSale = async (tx: Transaction, accountId: bigint, ticketId: bigint): Promise<Sale> => {
  const settings = await readSettings(tx, sportsSettings);
  const known = await findTicket(tx, accountId, ticketId);
  if (known === undefined) throw new BusinessError('not_found');
  await shareEvents(
    tx,
    known.legs.map(({ eventId }) => eventId),
  );
  const [ticket = known] = await lockTickets(tx, [ticketId]);
  const marketIds = ticket.legs.map(({ marketId }) => marketId);
  const offers = await findOffers(tx, marketIds, settings.silenceSeconds);
  const delays = [...offers.values()].map(({ event }) => delayOf(event, settings));
  return { ticket, offers, settings, delaySeconds: Math.max(0, ...delays) };
};

/** What is paid for a part of a ticket, for a few seconds. */
export const quoteCashOut = (
  ctx: Ctx,
  { accountId, ticketId, part }: { readonly accountId: bigint } & Pick<CashOut, 'ticketId' | 'part'>,
): Promise<{ readonly offer: CashOut; readonly delaySeconds: number; readonly counts: boolean }> =>
  transaction(ctx.db, async (tx) => {
    const { ticket, offers, settings, delaySeconds } = await openSale(tx, accountId, ticketId);
    const isOpen = isSellable(ticket) && !(await isWaiting(tx, ticketId));
    const worth =
      isOpen && (await mayCashOut(ctx, tx, accountId))
        ? worthOf(ticket, offers, { part, settings })
        : undefined;
    if (worth === undefined) throw new BusinessError('cash_out_unavailable');
    const offer = await insertOffer(tx, { ticketId, part, ...worth }, settings.cashOutSeconds);
    return { offer, delaySeconds, counts: countsForTurnover(worth.soldStake, worth.paid) };
  });

/**
 * Takes what was quoted, once: at once before the start, and in play after the delay, if the ticket is then still worth
 * what was offered.
 */
export const takeCashOut = (
  ctx: Ctx,
  {
    accountId,
    ticketId,
    quoteId,
  }: { readonly accountId: bigint; readonly ticketId: bigint; readonly quoteId: string },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const sale = await openSale(tx, accountId, ticketId);
    const offer = await lockOffer(tx, ticketId, quoteId);
    if (offer === undefined) throw new BusinessError('not_found');
    if (offer.state === 'TAKEN' || offer.state === 'PENDING') return;
    if (offer.isExpired || offer.state === 'REFUSED') throw new BusinessError('quote_expired');
    const { ticket, delaySeconds, offers } = sale;
    if (!isSellable(ticket) || (await isWaiting(tx, ticketId)))
      throw new BusinessError('cash_out_unavailable');
    if (delaySeconds === 0) {
      if (!(await sell(ctx, tx, sale, offer))) throw new BusinessError('price_changed');
      return;
    }
    const incidents = ticket.legs.map(({ marketId }) => offers.get(marketId)?.event.incidents ?? 0);
    await updateWaiting(tx, offer.id, incidents, delaySeconds);
  });

const AT_ONCE = 200;

/** Decides every cash-out whose delay is over; answers how many there were. */
export const decideCashOuts = async (ctx: Ctx & Pick<AppContext, 'log'>): Promise<number> => {
  const due = await listDue(ctx.db, AT_ONCE);
  for (const one of due)
    await decide(ctx, one).catch((error: unknown) =>
      ctx.log.error({ err: error, ticket: String(one.ticketId) }, 'a cash-out could not be decided'),
    );
  return due.length;
};

const decide = (
  ctx: Ctx,
  { id, ticketId, accountId }: { readonly id: string; readonly ticketId: bigint; readonly accountId: bigint },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const sale = await openSale(tx, accountId, ticketId);
    const offer = await lockOffer(tx, ticketId, id);
    if (offer?.state !== 'PENDING') return;
    const { ticket, offers } = sale;
    const isCalm = ticket.legs.every(
      ({ marketId }, place) => offers.get(marketId)?.event.incidents === offer.incidents?.[place],
    );
    if (!isCalm || !(await sell(ctx, tx, sale, offer))) await updateDecided(tx, id, 'REFUSED');
  });

/** Pays what was offered, if the ticket is still worth it; false where it is not. */
const sell = async (ctx: Ctx, tx: Transaction, sale: Sale, offer: CashOut): Promise<boolean> => {
  const { ticket, offers, settings } = sale;
  const { part, paid, soldStake, id } = offer;
  const worth = isSellable(ticket) ? worthOf(ticket, offers, { part, settings }) : undefined;
  if (worth === undefined || worth.paid < paid || worth.soldStake !== soldStake) return false;
  const [betId = ''] = ticket.betIds;
  const step = { betId, reference: `cash-out ${id}`, at: ctx.clock.now() };
  const settled = await settleBet(tx, { ...step, payout: paid, stake: soldStake, outcome: 'cash_out' });
  assert(settled.outcome === 'done', `bet ${betId} could not be cashed out: ${settled.outcome}`);
  await addSold(tx, ticket.id, soldStake);
  await updateDecided(tx, id, 'TAKEN');
  const bets = betsOf(ticket).map((bet) => ({
    ...bet,
    stake: soldStake,
    potentialPayout: floorRatio(bet.potentialPayout, soldStake, ticket.stake),
  }));
  await freeRoom(tx, { ...ticket, stake: soldStake }, { legs: ticket.legs, bets });
  return true;
};
