import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import {
  type BetChange,
  type BetResult,
  readDecided,
  resettleBets,
  settleBets,
  standsAt,
} from '../../bets/index.ts';
import { findEvents } from '../events/event-store.ts';
import type { SportsSettings } from '../settings.ts';
import { placesOf } from '../tickets/strike-ticket.ts';
import { listCombined } from '../tickets/ticket-store.ts';
import type { SportsEvent, Ticket } from '../types.ts';
import { scoreBet } from './score-ticket.ts';
import { shareVersion } from './settlement-store.ts';

const BATCH = 200;

type Scored = BetResult & { readonly betId: string };

/**
 * Settles bets on several events of which one is the event that was just decided, once all of theirs are: a bet with a
 * leg that is lost waits too, so that a result that is put right finds it as it would any other. Those that were settled
 * already are settled anew where they now come to something else.
 */
export const settleCombined = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  event: SportsEvent,
  settings: SportsSettings,
): Promise<void> => {
  const step = { reference: `result ${event.id}/${event.version}`, at: clock.now() };
  for await (const { tickets, events } of pagesOf(db, event, settings)) {
    const scored = tickets.flatMap((ticket) => scoreTicket(ticket, events, settings));
    if (scored.length > 0)
      await transaction(db, async (tx) => {
        if (await shareVersion(tx, event)) await write(tx, scored, step);
      });
  }
};

/** What the bets of a ticket come to whose events are all decided. */
const scoreTicket = (
  ticket: Ticket,
  events: ReadonlyMap<bigint, SportsEvent>,
  settings: SportsSettings,
): Scored[] =>
  placesOf(ticket, ticket.legs.length).flatMap((places, at) => {
    const result = scoreBet(ticket, places, events, settings);
    const betId = ticket.betIds[at];
    return result === undefined || betId === undefined ? [] : [{ ...result, betId }];
  });

const write = async (
  tx: Transaction,
  scored: readonly Scored[],
  step: { readonly reference: string; readonly at: Date },
): Promise<void> => {
  const decided = await readDecided(
    tx,
    scored.map(({ betId }) => betId),
  );
  const settled = new Map(decided.map((bet) => [bet.id, bet]));
  await settleBets(
    tx,
    scored.filter(({ betId }) => !settled.has(betId)).map((result) => ({ ...result, ...step })),
  );
  const others = scored.filter((result) => {
    const bet = settled.get(result.betId);
    return bet !== undefined && !standsAt(bet, result);
  });
  await resettleBets(
    tx,
    others.map((result) => ({ ...result, ...step })),
  );
};

/** The settled bets on several events of which the event is one, that come to something else by its result. */
export async function* differingCombined(
  { db }: Pick<AppContext, 'db'>,
  event: SportsEvent,
  settings: SportsSettings,
): AsyncGenerator<BetChange> {
  for await (const { tickets, events } of pagesOf(db, event, settings)) {
    const scored = tickets.flatMap((ticket) => scoreTicket(ticket, events, settings));
    const byBet = new Map(scored.map((result) => [result.betId, result]));
    for (const bet of await readDecided(db, [...byBet.keys()])) {
      const result = byBet.get(bet.id);
      if (result !== undefined && !standsAt(bet, result)) yield { bet, result };
    }
  }
}

/** Tickets with a leg on the event, a batch at a time, with all of their events. */
async function* pagesOf(db: AppContext['db'], event: SportsEvent, settings: SportsSettings) {
  let after = 0n;
  for (;;) {
    const tickets = await listCombined(db, event.id, after, BATCH);
    const ids = [...new Set(tickets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)))];
    const events = await findEvents(db, ids, settings.silenceSeconds);
    yield { tickets, events: new Map(events).set(event.id, event) };
    if (tickets.length < BATCH) return;
    after = tickets.at(-1)?.id ?? after;
  }
}
