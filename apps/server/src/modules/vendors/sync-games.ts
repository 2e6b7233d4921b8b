import { BusinessError, queueJob, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { putGames, type PutGames, setConnected } from '../catalogue/index.ts';
import { vendorOf } from './feed/read-feed.ts';
import { findIntegration, listIntegrations } from './integration-store.ts';
import { type VendorFailure, watchCalls } from './integrations/watch-call.ts';
import { openVendor } from './open-vendor.ts';
import { completeSync, type GameSync, selectSyncs, upsertSync } from './sync-store.ts';
import type { Integration, ReachableIntegration } from './types.ts';
import type { GameList } from './vendor-client.ts';

export const SYNC_GAMES = 'sync-games';

/** Takes over the list of one vendor, because somebody asked for it. */
export const SYNC_VENDOR = 'vendors-sync-vendor';

/** How often the lists are taken over in any case. */
const SYNC_MINUTES = 10;
export const SYNC_TIMES = `*/${SYNC_MINUTES} * * * *`;

/**
 * Has the lists taken over as soon as a worker is free, and again until every vendor has answered. A server that comes
 * back does not ask vendors that have just been asked.
 */
export const askForGames = async (ctx: AppContext): Promise<void> => {
  const due = ctx.clock.now().getTime() - SYNC_MINUTES * 60_000;
  const isFresh = ({ state, finishedAt }: GameSync): boolean =>
    state === 'done' && finishedAt !== null && finishedAt.getTime() > due;
  const fresh = new Set((await selectSyncs(ctx.db)).filter(isFresh).map(({ integration }) => integration));
  const reachable = (await listIntegrations(ctx.db)).filter(isReachable);
  if (reachable.some(({ code }) => !fresh.has(code))) await queueJob(ctx.db, SYNC_GAMES, SYNC_GAMES);
};

/** Takes over the list of every vendor that has one; a vendor that does not answer makes the job run again. */
export const syncGames = async (ctx: AppContext): Promise<void> => {
  const failed: Error[] = [];
  // A vendor that does not answer keeps no other waiting.
  for (const integration of (await listIntegrations(ctx.db)).filter(isReachable))
    await syncOne(ctx, integration).catch((error: unknown) => failed.push(error as Error));
  const [first] = failed;
  if (first !== undefined) throw first;
};

/** Has the list of one vendor taken over as soon as a worker is free, switched on or not. */
export const requestSync = (ctx: AppContext, code: string): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const integration = await findIntegration(ctx.db, code);
    if (!isReachable(integration)) throw new BusinessError('not_found');
    await upsertSync(tx, { integration: code, state: 'queued', askedAt: ctx.clock.now() });
    await queueJob(tx, SYNC_VENDOR, `${SYNC_VENDOR}-${code}`, { integration: code });
  });

/** Takes over the list of one vendor. How it went is kept, so a vendor that does not answer is not asked again. */
export const syncVendor = async (ctx: AppContext, payload: unknown): Promise<void> => {
  const integration = await findIntegration(ctx.db, vendorOf(payload) ?? '');
  if (!isReachable(integration)) return;
  await syncOne(ctx, integration).catch((error: unknown) =>
    ctx.log.warn({ integration: integration.code, err: error }, 'games were not taken over'),
  );
};

const isReachable = (integration: Integration | undefined): integration is ReachableIntegration =>
  integration !== undefined && integration.vendorUrl !== null;

const syncOne = async (ctx: AppContext, integration: ReachableIntegration): Promise<void> => {
  const { code } = integration;
  await upsertSync(ctx.db, { integration: code, state: 'running', askedAt: ctx.clock.now() });
  const { fetch, explain } = watchCalls();
  try {
    const answer = await openVendor(ctx, integration, { fetch }).listGames();
    if (answer.kind === 'ok') return await takeOver(ctx, integration, answer.value);
    await fail(ctx, code, explain(answer));
  } catch (error) {
    await fail(ctx, code, { failure: 'not_understood', detail: null });
    throw error;
  }
  throw new Error(`${code} did not list its games`);
};

const NO_COUNTS = { games: null, added: null, changed: null, gone: null, leftOut: null } as const;

const fail = (ctx: AppContext, integration: string, problem: VendorFailure): Promise<void> =>
  completeSync(ctx.db, {
    ...NO_COUNTS,
    ...problem,
    integration,
    state: 'failed',
    finishedAt: ctx.clock.now(),
  });

const takeOver = async (
  ctx: AppContext,
  { code, active }: Integration,
  { games, problems }: GameList,
): Promise<void> => {
  const counts = await transaction(ctx.db, async (tx): Promise<PutGames> => {
    const put = await putGames(tx, code, games);
    await setConnected(tx, code, active);
    return put;
  });
  await completeSync(ctx.db, {
    ...counts,
    integration: code,
    state: 'done',
    finishedAt: ctx.clock.now(),
    games: games.length,
    leftOut: problems.length,
    failure: null,
    detail: null,
  });
  if (problems.length > 0)
    ctx.log.warn({ integration: code, problems: problems.length, first: problems[0] }, 'games left out');
  ctx.log.info({ integration: code, games: games.length, ...counts }, 'game list taken over');
};
