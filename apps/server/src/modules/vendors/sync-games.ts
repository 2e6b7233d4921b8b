import { queueJob, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { putGames } from '../catalogue/index.ts';
import { listIntegrations } from './integration-store.ts';
import { openVendor } from './open-vendor.ts';
import type { Integration } from './types.ts';

export const SYNC_GAMES = 'sync-games';

/** Has the lists taken over as soon as a worker is free, and again until every vendor has answered. */
export const askForGames = (ctx: AppContext): Promise<void> => queueJob(ctx.db, SYNC_GAMES, SYNC_GAMES);

/** Takes over the list of every vendor that has one; a vendor that does not answer makes the job run again. */
export const syncGames = async (ctx: AppContext): Promise<void> => {
  for (const integration of await listIntegrations(ctx.db)) await syncOne(ctx, integration);
};

const syncOne = async (ctx: AppContext, integration: Integration): Promise<void> => {
  const { code, vendorUrl } = integration;
  if (vendorUrl === null) return;
  const answer = await openVendor(ctx, { ...integration, vendorUrl }).listGames();
  if (answer.kind !== 'ok') throw new Error(`${code} did not list its games`);
  const { games, problems } = answer.value;
  await transaction(ctx.db, (tx) => putGames(tx, code, games));
  if (problems.length > 0)
    ctx.log.warn({ integration: code, problems: problems.length, first: problems[0] }, 'games left out');
  ctx.log.info({ integration: code, games: games.length }, 'game list taken over');
};
