import { money, type Money, sumMoney } from '@hintha/money';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type Bet, findBets } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { findEvents } from '../events/event-store.ts';
import { sportsSettings } from '../settings.ts';
import { type LegResult, resultOfLeg } from '../settlement/score-ticket.ts';
import { isSellable } from '../cash-out/offer.ts';
import type { Leg, SportsEvent, Ticket } from '../types.ts';
import { cancellableUntil } from './cancel-ticket.ts';

export interface PlacedLeg {
  readonly leg: Leg;
  readonly event: SportsEvent;
  /** Undefined while its event is open. */
  readonly result: LegResult | undefined;
}

/** A ticket with its events and what became of its bets. */
export interface PlacedTicket {
  readonly ticket: Ticket;
  readonly legs: readonly PlacedLeg[];
  /** All that was paid, what was cashed out among it. */
  readonly payout: Money;
  readonly isOpen: boolean;
  readonly isCashedOut: boolean;
  readonly isVoid: boolean;
  readonly cancellableUntil: Date | null;
  readonly canCashOut: boolean;
}

/** Tickets of one member with all that is shown of them. */
export const readPlaced = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: bigint,
  tickets: readonly Ticket[],
): Promise<PlacedTicket[]> => {
  const settings = await readSettings(db, sportsSettings);
  const eventIds = [...new Set(tickets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)))];
  const [events, bets] = await Promise.all([
    findEvents(db, eventIds, settings.silenceSeconds),
    findBets(
      db,
      accountId,
      tickets.flatMap(({ betIds }) => betIds),
    ),
  ]);
  return tickets.map((ticket): PlacedTicket => {
    const own = ticket.betIds.flatMap((id) => bets.get(id) ?? []);
    const legs = ticket.legs.map((leg) => toPlacedLeg(ticket, leg, events));
    const isOpen = own.some(({ state }) => state === 'open');
    return {
      ticket,
      legs,
      ...figuresOf(own),
      isOpen,
      cancellableUntil: isOpen ? cancellableUntil(ticket, settings) : null,
      canCashOut: isOpen && isSellable(ticket),
    };
  });
};

const toPlacedLeg = ({ id }: Ticket, leg: Leg, events: ReadonlyMap<bigint, SportsEvent>): PlacedLeg => {
  const event = events.get(leg.eventId);
  assert(event !== undefined, `ticket ${id} is on no event`);
  return { leg, event, result: resultOfLeg(leg, event) };
};

const figuresOf = (bets: readonly Bet[]): Pick<PlacedTicket, 'payout' | 'isCashedOut' | 'isVoid'> => ({
  payout: money(sumMoney(bets.map(({ payout }) => payout))),
  isCashedOut: bets.length > 0 && bets.every(({ state }) => state === 'cashed_out'),
  isVoid: bets.length > 0 && bets.every(({ state }) => state === 'void'),
});
