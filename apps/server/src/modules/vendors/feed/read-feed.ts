import {
  type Database,
  type Metrics,
  queueJob,
  repeat,
  type Repeated,
  transaction,
  type Transaction,
} from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { PlayedRound } from '../vendor-client.ts';
import { findIntegration, listIntegrations } from '../integration-store.ts';
import { noteRefusedWin } from '../caps/note-refused-win.ts';
import { PassedCapError } from '../caps/passed-cap-error.ts';
import { suspendIntegration } from '../caps/suspend-integration.ts';
import { keepsWallets, openTransferWallet, type WalletIntegration } from '../open-vendor.ts';
import {
  findPosition,
  listFeeds,
  lockPosition,
  movePosition,
  noteEnd,
  noteRefusedPage,
} from './feed-store.ts';
import { roundKey } from '../rules.ts';
import { CALL_PATIENCE_MS, goesOn, MOST_PAGES } from './rules.ts';
import { takeReportedRounds } from './take-reported-rounds.ts';
import type { RejectedRound } from './types.ts';

/** Reads on in the feeds of the vendors that keep wallets: of one vendor, or of all that are let in. */
export const readFeeds = async (ctx: AppContext, code: string | null): Promise<void> => {
  const known = code === null ? await listIntegrations(ctx.db) : [await findIntegration(ctx.db, code)];
  // A vendor that is slow keeps no other waiting.
  await Promise.all(known.filter(keepsWallets).map((integration) => readFeed(ctx, integration)));
};

const readFeed = async (ctx: AppContext, integration: WalletIntegration): Promise<void> => {
  const { db, log } = ctx;
  const { code } = integration;
  // What it reports waits at the vendor until the integration is resumed.
  if (integration.suspendedAt !== null) return;
  const vendor = openTransferWallet(ctx, integration, CALL_PATIENCE_MS);
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after = await findPosition(db, code);
    const askedAt = ctx.clock.now();
    const answer = await vendor.readRounds(after);
    if (answer.kind !== 'ok')
      return log.warn({ integration: code, answer: answer.kind }, 'a vendor did not report its rounds');
    const rounds = answer.value;
    if (rounds.length === 0) return noteEnd(db, code, askedAt);
    if (!goesOn(rounds, after)) {
      log.error(
        { integration: code, after: String(after) },
        'a page of a feed does not go on from its position',
      );
      return noteRefusedPage(db, code);
    }
    const rejected = await takePage(ctx, integration, { after, rounds });
    if (rejected === 'above_cap') return;
    await noteRejected(ctx, code, { rejected, rounds });
  }
};

const noteRejected = async (
  ctx: AppContext,
  integration: string,
  { rejected, rounds }: { rejected: readonly RejectedRound[]; rounds: readonly PlayedRound[] },
): Promise<void> => {
  for (const { position, roundId: round, why } of rejected) {
    const details = { integration, position: String(position), roundId: round, why };
    ctx.log.error(details, 'a reported round is rejected');
    const win = rounds.find((one) => one.position === position);
    if (why !== 'win_without_bet' || win === undefined) continue;
    const { account, payout: amount } = win;
    const key = roundKey(integration, 0n, round);
    await noteRefusedWin(ctx, { integration, key, account, round, amount });
  }
};

interface Page {
  readonly after: bigint;
  readonly rounds: readonly PlayedRound[];
}

/**
 * Takes a page over and moves on behind it, in one transaction; a page that another reader took is dropped. One that
 * would pass a cap has the integration suspended, and is read again once that is resumed.
 */
const takePage = async (
  ctx: AppContext,
  integration: WalletIntegration,
  page: Page,
): Promise<readonly RejectedRound[] | 'above_cap'> => {
  try {
    return await takeIn(ctx, integration, page);
  } catch (thrown) {
    if (!(thrown instanceof PassedCapError)) throw thrown;
    const { cap, finding } = thrown;
    await suspendIntegration(ctx, { code: integration.code, cap, finding });
    return 'above_cap';
  }
};

const takeIn = (
  { db }: AppContext,
  integration: WalletIntegration,
  { after, rounds }: Page,
): Promise<readonly RejectedRound[]> =>
  transaction(db, async (tx) => {
    if ((await lockPosition(tx, integration.code)) !== after) return [];
    const rejected = await takeReportedRounds(tx, integration, rounds);
    const position = rounds.at(-1)?.position ?? after;
    await movePosition(tx, integration.code, { position, refused: rejected.length });
    return rejected;
  });

/** The job that reads on in the feeds of vendors. */
export const READ_FEEDS = 'vendors-read-feeds';

/** Has the vendor's feed read as soon as a worker is free: somebody has left a game. */
export const askForRounds = (on: Database | Transaction, integration: string): Promise<void> =>
  queueJob(on, READ_FEEDS, `${READ_FEEDS}:${integration}`, { integration });

/** Which vendor a queued job is about; null for all of them. */
export const vendorOf = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'integration' in payload
    ? String(payload.integration)
    : null;

const PAUSE_MS = 10_000;

/** Metrics: how far behind the feeds of vendors are, and how much of what was reported was rejected. */
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
    'Rounds and pages that vendors reported and that were rejected.',
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
