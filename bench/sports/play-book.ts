import { money } from '@hintha/money';
import { type Database, openLog, systemClock, transaction } from '@hintha/platform';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { lockEvent } from '@hintha/server/src/modules/sports/events/event-store.ts';
import { listMarkets } from '@hintha/server/src/modules/sports/events/market-store.ts';
import { openApplyMessages } from '@hintha/server/src/modules/sports/feed/apply-messages.ts';
import { findEventId } from '@hintha/server/src/modules/sports/results/result-store.ts';
import { sportsSettings } from '@hintha/server/src/modules/sports/settings.ts';
import { correctResult } from '@hintha/server/src/modules/sports/settlement/publish-result.ts';
import { finishEvent } from '@hintha/server/src/modules/sports/settlement/settle-event.ts';
import { openTicketWriter } from '@hintha/server/src/modules/sports/tickets/ticket-writer.ts';
import { setSettings } from '@hintha/server/src/modules/settings/index.ts';
import { randomUUID } from 'node:crypto';
import { fixture, market, result } from '../../tools/sports/feed-messages.ts';

/** As many as there are funded wallets. */
const MEMBERS = 200_000;
const DAY_SECONDS = 24 * 3_600;
const STAKE = money(500_00n);
const ANY_AMOUNT = money(100_000_000_000n);
const SHOWN = '2.00';

export interface Match {
  readonly code: string;
  readonly marketId: bigint;
}

export interface Book {
  readonly openMatch: () => Promise<Match>;
  /** Takes a single bet of the member whose turn it is. */
  readonly place: (match: Match, n: number) => Promise<void>;
  /** Has the feed report that the home team has won. */
  readonly report: (match: Match) => Promise<void>;
  /** Puts a draw in the place of that. */
  readonly correct: (match: Match) => Promise<void>;
  readonly finish: (match: Match) => Promise<void>;
}

/** The book of the server over a database, without the server; no limit stands in the way of its bets. */
export const openBook = async (db: Database): Promise<Book> => {
  const deliveryChannels = { mailer: null, sms: null, phones: null, push: null };
  const ctx = { db, clock: systemClock, log: openLog('bench', 'silent'), deliveryChannels } as AppContext;
  await setSettings(db, sportsSettings, { liabilityC: ANY_AMOUNT, mostStakeOnEvent: ANY_AMOUNT });
  const tell = openApplyMessages(ctx);
  const take = openTicketWriter(ctx);
  let matches = 0;
  const idOf = async (code: string): Promise<bigint> => {
    const id = await findEventId(db, code);
    if (id === undefined) throw new Error(`there is no event ${code}`);
    return id;
  };
  return {
    openMatch: async () => {
      const code = `bench-${(matches += 1)}`;
      await tell([fixture(code, DAY_SECONDS), market(code, '1x2', [SHOWN, '3.40', '3.60'])]);
      const [first] = await listMarkets(db, await idOf(code));
      if (first === undefined) throw new Error(`${code} has no market`);
      return { code, marketId: first.id };
    },
    place: async ({ marketId }, n) => {
      await take({
        accountId: BigInt((n * 7919) % MEMBERS) + 1n,
        kind: 'single',
        format: 'decimal',
        accepts: 'none',
        amount: STAKE,
        requestId: randomUUID(),
        systemSize: null,
        legs: [{ marketId, pick: '1', line: null, shown: SHOWN }],
      });
    },
    report: ({ code }) => tell([result(code, [1, 0], [1, 0])]),
    correct: ({ code }) =>
      transaction(db, async (tx) => {
        const event = await lockEvent(tx, await idOf(code));
        const draw = result(code, [1, 0], [1, 1]);
        if (event === undefined || draw.kind !== 'result' || draw.result.sport !== 'football')
          throw new Error(`${code} cannot be corrected`);
        await correctResult(tx, event, draw.result);
      }),
    finish: async ({ code }) => {
      await finishEvent(ctx, await idOf(code));
    },
  };
};
