import {
  type Database,
  type Metrics,
  queueJob,
  repeat,
  type Repeated,
  transaction,
  type Transaction,
} from '@hintha/platform';
import type { softswiss } from '@hintha/vendor-protocol';
import type { AppContext } from '../../../app-context.ts';
import type { RefusedRound } from '../../bets/index.ts';
import { findIntegration, listIntegrations } from '../integration-store.ts';
import { isKeeper, type Keeper, vendorClient } from '../transfers/vendor-client.ts';
import {
  findPosition,
  listFeeds,
  lockPosition,
  movePosition,
  noteEnd,
  noteRefusedPage,
} from './feed-store.ts';
import { CALL_PATIENCE_MS, goesOn, MOST_PAGES } from './rules.ts';
import { takeReportedRounds } from './take-reported-rounds.ts';

/** Reads on what vendors tell of the wallets they keep: one vendor, or all that are let in. */
export const readFeeds = async (ctx: AppContext, code: string | null): Promise<void> => {
  const connections = code === null ? await listIntegrations(ctx.db) : [await findIntegration(ctx.db, code)];
  // A vendor that is slow keeps no other waiting.
  await Promise.all(connections.filter(isKeeper).map((keeper) => readFeed(ctx, keeper)));
};

const readFeed = async (ctx: AppContext, keeper: Keeper): Promise<void> => {
  const { db, log } = ctx;
  const { code: connection } = keeper;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after = Number(await findPosition(db, connection));
    const askedAt = ctx.clock.now();
    const answer = await vendorClient(keeper, CALL_PATIENCE_MS).feed({ casino_id: keeper.casinoId, after });
    if (answer.kind !== 'ok') {
      log.warn({ connection, answer: answer.kind }, 'a vendor did not tell its rounds');
      return;
    }
    const { rounds } = answer.reply;
    if (rounds.length === 0) return noteEnd(db, connection, askedAt);
    if (!goesOn(rounds, after)) {
      log.error({ connection, after }, 'a vendor told rounds that do not go on from where it was asked');
      return noteRefusedPage(db, connection);
    }
    const refused = await takePage(ctx, keeper, { after, rounds });
    for (const { position, roundId, why } of refused)
      log.error({ connection, position: String(position), roundId, why }, 'a round that was told is refused');
  }
};

interface Page {
  readonly after: number;
  readonly rounds: readonly softswiss.PlayedRound[];
}

/** Takes a page over and moves on behind it, in one transaction; a page that another reader took is dropped. */
const takePage = async (
  { db }: AppContext,
  keeper: Keeper,
  { after, rounds }: Page,
): Promise<readonly RefusedRound[]> =>
  transaction(db, async (tx) => {
    if ((await lockPosition(tx, keeper.code)) !== BigInt(after)) return [];
    const refused = await takeReportedRounds(tx, keeper, rounds);
    const position = BigInt(rounds.at(-1)?.position ?? after);
    await movePosition(tx, keeper.code, { position, refused: refused.length });
    return refused;
  });

/** The job that reads on what vendors tell. */
export const READ_FEEDS = 'vendors-read-feeds';

/** Has the vendor's feed read as soon as a worker is free: somebody has left a game. */
export const askForRounds = (on: Database | Transaction, connection: string): Promise<void> =>
  queueJob(on, READ_FEEDS, `${READ_FEEDS}:${connection}`, { connection });

/** Which vendor a queued job is about; null for all of them. */
export const vendorOf = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'connection' in payload
    ? String(payload.connection)
    : null;

const PAUSE_MS = 10_000;

/** Tells as metrics how far behind the feeds of vendors are, and how much of what they told was refused. */
export const watchFeeds = (ctx: AppContext, metrics: Metrics): Repeated => {
  const figures = { lagSeconds: 0, refused: 0 };
  const startedAt = ctx.clock.now();
  metrics.gauge(
    'hintha_vendor_feed_lag_seconds',
    'How long ago the feed of a vendor was read to its end, of all vendors the longest.',
    () => figures.lagSeconds,
  );
  metrics.gauge(
    'hintha_vendor_feed_refused',
    'Rounds and pages that vendors told and that were refused.',
    () => figures.refused,
  );
  const turn = async () => {
    const feeds = await listFeeds(ctx.db);
    const now = ctx.clock.now().getTime();
    const lags = feeds.map(({ readAt }) => (now - (readAt ?? startedAt).getTime()) / 1_000);
    figures.lagSeconds = Math.max(0, ...lags);
    figures.refused = feeds.reduce((sum, { refused }) => sum + Number(refused), 0);
  };
  return repeat(PAUSE_MS, turn, (error) =>
    ctx.log.warn({ err: error }, 'the feeds of vendors could not be looked at'),
  );
};
