import type { Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../apps/server/src/app-context.ts';
import { quoteCashOut } from '../../apps/server/src/modules/sports/cash-out/cash-out.ts';
import { findEvents, lockEvent } from '../../apps/server/src/modules/sports/events/event-store.ts';
import { listMarkets } from '../../apps/server/src/modules/sports/events/market-store.ts';
import { openApplyMessages } from '../../apps/server/src/modules/sports/feed/apply-messages.ts';
import { findEventId } from '../../apps/server/src/modules/sports/results/result-store.ts';
import { correctResult } from '../../apps/server/src/modules/sports/settlement/publish-result.ts';
import { finishEvent } from '../../apps/server/src/modules/sports/settlement/settle-event.ts';
import type { AskedLeg, AskedTicket } from '../../apps/server/src/modules/sports/tickets/strike-ticket.ts';
import { openTicketWriter } from '../../apps/server/src/modules/sports/tickets/ticket-writer.ts';
import type { SportsEvent, SportsMarket, Ticket } from '../../apps/server/src/modules/sports/types.ts';

const asked = (
  accountId: bigint,
  amount: Money,
  legs: AskedLeg[],
  other: Partial<AskedTicket> = {},
): AskedTicket => ({
  accountId,
  kind: legs.length === 1 ? 'single' : 'parlay',
  format: 'decimal',
  accepts: 'none',
  amount,
  requestId: randomUUID(),
  systemSize: null,
  legs,
  ...other,
});

const eventIdOf = async ({ db }: Pick<AppContext, 'db'>, code: string): Promise<bigint> => {
  const id = await findEventId(db, code);
  if (id === undefined) throw new Error(`there is no event ${code}`);
  return id;
};

/** Puts another result of football in place of the one that was settled, and settles anew. */
const correctEvent = async (ctx: AppContext, code: string, message: SportsFeedMessage): Promise<void> => {
  if (message.kind !== 'result' || message.result.sport !== 'football') throw new Error('that is no result');
  const corrected = message.result;
  await transaction(ctx.db, async (tx) => {
    const event = await lockEvent(tx, await eventIdOf(ctx, code));
    if (event === undefined) throw new Error(code);
    await correctResult(tx, event, corrected);
  });
  await finishEvent(ctx, await eventIdOf(ctx, code));
};

/** The book of a test: what a feed tells it, and tickets on what it offers. */
export const openTestBook = (ctx: AppContext) => {
  const { db } = ctx;
  const tell = openApplyMessages(ctx);
  const take = openTicketWriter(ctx);
  const idOf = (code: string) => eventIdOf(ctx, code);
  const readEvent = async (code: string): Promise<SportsEvent> => {
    const id = await idOf(code);
    const event = (await findEvents(db, [id], 20)).get(id);
    if (event === undefined) throw new Error(code);
    return event;
  };
  const readMarket = async (event: string, code: string, line = ''): Promise<SportsMarket> => {
    const markets = await listMarkets(db, await idOf(event));
    const found = markets.find((one) => one.code === code && one.line === line);
    if (found === undefined) throw new Error(`${event} has no ${code} ${line}`);
    return found;
  };
  /** A selection as it stands, shown at a price. */
  const leg = async (
    event: string,
    [code, line = '']: readonly [code: string, line?: string],
    pick: string,
    shown: string,
  ): Promise<AskedLeg> => ({
    marketId: (await readMarket(event, code, line)).id,
    pick,
    line: line === '' ? null : line,
    shown,
  });
  const correct = (code: string, message: SportsFeedMessage): Promise<void> =>
    correctEvent(ctx, code, message);
  return {
    tell: (...messages: SportsFeedMessage[]) => tell(messages),
    correct,
    /** Settles what is decided of an event. */
    finish: async (code: string) => finishEvent(ctx, await idOf(code)),
    take,
    /** What the whole of a ticket is bought back for. */
    quote: ({ accountId, id: ticketId }: Ticket) => quoteCashOut(ctx, { accountId, ticketId, part: 100 }),
    idOf,
    readEvent,
    readMarket,
    leg,
    asked,
  };
};
