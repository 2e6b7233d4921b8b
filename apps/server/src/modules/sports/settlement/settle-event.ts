import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type ResultsOf, settleRound } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { findEvents } from '../events/event-store.ts';
import { isUndecided, roundOf, SOURCE } from '../rules.ts';
import { type SportsSettings, sportsSettings } from '../settings.ts';
import { decideTicket } from '../tickets/decide-ticket.ts';
import { findTicketsOf, listPendingOn } from '../tickets/ticket-store.ts';
import type { SportsEvent } from '../types.ts';
import { settleCombined } from './settle-combined.ts';
import { scoreBet } from './score-ticket.ts';
import { resettleSingles } from './resettle-event.ts';
import { moveEvent, updateFinished } from './settlement-store.ts';

const AT_ONCE = 200;

/**
 * Does what follows from how an event ended: refuses what still waits, settles every bet on it batch by batch, and those
 * on several events whose last one it was. Broken off, it is called again and goes on with what is left, and two at once
 * settle each bet once. Answers how many bets it settled that stand alone.
 */
export const finishEvent = async (ctx: AppContext, id: bigint): Promise<number> => {
  const settings = await readSettings(ctx.db, sportsSettings);
  const event = (await findEvents(ctx.db, [id], settings.silenceSeconds)).get(id);
  if (event === undefined || event.finishedAt !== null || isUndecided(event.state)) return 0;
  await refusePending(ctx, id);
  const isAnew = event.state === 'RESETTLING' || (event.state === 'VOID' && event.version > 1);
  await moveEvent(ctx.db, event, ['CONFIRMED'], 'SETTLING');
  if (isAnew && !(await resettleSingles(ctx, event, settings))) return 0;
  const settled = await settleRound(ctx.db, decisionOf(ctx, event), scorer(event, settings));
  await settleCombined(ctx, event, settings);
  await moveEvent(ctx.db, event, ['SETTLING', 'RESETTLING'], 'SETTLED');
  await updateFinished(ctx.db, event);
  return settled;
};

const decisionOf = ({ clock }: Pick<AppContext, 'clock'>, event: SportsEvent) => ({
  source: SOURCE,
  round: roundOf(event.id),
  reference: `result ${event.version}`,
  at: clock.now(),
});

/** What still waits for its delay finds its market closed now. */
const refusePending = async (ctx: AppContext, eventId: bigint): Promise<void> => {
  for (;;) {
    const pending = await listPendingOn(ctx.db, eventId, AT_ONCE);
    for (const ticket of pending) await decideTicket(ctx, ticket);
    if (pending.length < AT_ONCE) return;
  }
};

/** What bets on a decided event come to. */
export const scorer =
  (event: SportsEvent, settings: SportsSettings): ResultsOf =>
  async (on, bets) => {
    const tickets = await findTicketsOf(
      on,
      event.id,
      bets.map(({ accountId }) => accountId),
    );
    const events = new Map([[event.id, event]]);
    return ({ id }) => {
      const ticket = tickets.get(id);
      const result = ticket && scoreBet(ticket, [0], events, settings);
      assert(result !== undefined, `bet ${id} is in no ticket on event ${event.id}`);
      return result;
    };
  };
