import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import {
  type BetChange,
  inBatches,
  type MemberMove,
  readDecided,
  resettleChanged,
  standsAt,
  sumMoves,
} from '../../bets/index.ts';
import type { SportsSettings } from '../settings.ts';
import { listSingles } from '../tickets/ticket-store.ts';
import type { SportsEvent, Ticket } from '../types.ts';
import { differingCombined } from './settle-combined.ts';
import { scoreBet } from './score-ticket.ts';
import { shareVersion } from './settlement-store.ts';

const BATCH = 1_000;

/**
 * Puts what the bets on an event come to by its result in place of what they were paid by the one before. A bet of which
 * as much is paid and as much is valid stays as it is, and so does one that has been settled anew already. What a member
 * lacks is a debt of the wallet. Answers whether it came to its end: another result has come in between otherwise.
 */
export const resettleSingles = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  event: SportsEvent,
  settings: SportsSettings,
): Promise<boolean> => {
  const step = { reference: `result ${event.version}`, at: ctx.clock.now() };
  let isDone = true;
  await inBatches(pagesOf(ctx, event.id), async (tickets) => {
    const others = await differing(ctx, tickets, event, settings);
    const isStanding = await transaction(ctx.db, async (tx) => {
      if (!(await shareVersion(tx, event))) return false;
      await resettleChanged(tx, others, step);
      return true;
    });
    isDone &&= isStanding;
  });
  return isDone;
};

/** Tickets on an event alone, a batch at a time. */
async function* pagesOf({ db }: Pick<AppContext, 'db'>, eventId: bigint): AsyncGenerator<Ticket[]> {
  let after: Pick<Ticket, 'accountId' | 'id'> = { accountId: 0n, id: 0n };
  for (;;) {
    const tickets = await listSingles(db, eventId, after, BATCH);
    yield tickets;
    if (tickets.length < BATCH) return;
    after = tickets.at(-1) ?? after;
  }
}

/** The settled bets of some tickets that come to something else by the result. */
const differing = async (
  { db }: Pick<AppContext, 'db'>,
  tickets: readonly Ticket[],
  event: SportsEvent,
  settings: SportsSettings,
): Promise<BetChange[]> => {
  const byBet = new Map(tickets.map((ticket) => [ticket.betIds[0] ?? '', ticket]));
  const events = new Map([[event.id, event]]);
  const bets = await readDecided(db, [...byBet.keys()]);
  return bets.flatMap((bet) => {
    const ticket = byBet.get(bet.id);
    const result = ticket && scoreBet(ticket, [0], events, settings);
    if (ticket === undefined || result === undefined) return [];
    // What was cashed out stays, and is part of what was paid.
    return ticket.soldStake === 0n && standsAt(bet, result) ? [] : [{ bet, result }];
  });
};

/** What another result would move: nothing is changed by looking. */
export const previewResettlement = (
  ctx: Pick<AppContext, 'db'>,
  event: SportsEvent,
  settings: SportsSettings,
): Promise<MemberMove[]> => sumMoves(changesOf(ctx, event, settings));

async function* changesOf(
  ctx: Pick<AppContext, 'db'>,
  event: SportsEvent,
  settings: SportsSettings,
): AsyncGenerator<BetChange> {
  for await (const tickets of pagesOf(ctx, event.id)) yield* await differing(ctx, tickets, event, settings);
  yield* differingCombined(ctx, event, settings);
}
