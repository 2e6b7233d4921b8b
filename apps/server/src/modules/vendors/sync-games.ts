import { type Log, queueJob, transaction, type Transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import type { AppContext } from '../../app-context.ts';
import { type ListedGame, putGames } from '../catalogue/index.ts';
import { listIntegrations, upsertIntegration } from './integration-store.ts';
import type { Integration, NewIntegration } from './types.ts';

export const SYNC_GAMES = 'sync-games';

/** Has the lists taken over as soon as a worker is free, and again until every vendor has answered. */
export const askForGames = (ctx: AppContext): Promise<void> => queueJob(ctx.db, SYNC_GAMES, SYNC_GAMES);

/** Takes over the list of every vendor that tells its games; a vendor that does not answer makes the job run again. */
export const syncGames = async (ctx: AppContext): Promise<void> => {
  for (const connection of await listIntegrations(ctx.db)) {
    if (connection.vendorUrl === null) continue;
    const games = await fetchGames(connection, connection.vendorUrl, ctx.log);
    await transaction(ctx.db, (tx) => putGames(tx, connection.code, games));
    ctx.log.info({ connection: connection.code, games: games.length }, 'game list taken over');
  }
};

/** More than anybody offers; a list that goes on beyond it does not end. */
const MOST_TITLES = 50_000;

/** Reads the list page by page; what of it is no title is left out and told in the log. */
const fetchGames = async (connection: Integration, baseUrl: string, log: Log): Promise<ListedGame[]> => {
  const vendor = softswiss.createLaunchClient({ baseUrl, token: connection.secret });
  const games = new Map<string, ListedGame>();
  const problems: string[] = [];
  for (let after: string | undefined; ;) {
    const answer = await vendor.games({ casino_id: connection.casinoId, after });
    if (answer.kind !== 'ok') throw new Error(`${connection.code} did not tell its games`);
    const { games: told, problems: invalid, next } = answer.reply;
    const known = games.size;
    for (const game of told) games.set(game.game, games.get(game.game) ?? toListedGame(game));
    problems.push(...invalid);
    if (next === null) break;
    if (games.size === known || games.size > MOST_TITLES)
      throw new Error(`${connection.code}: the list has no end`);
    after = next;
  }
  if (problems.length > 0)
    log.warn(
      { connection: connection.code, problems: problems.length, first: problems[0] },
      'titles left out',
    );
  return [...games.values()];
};

const toListedGame = (game: softswiss.ListedGame): ListedGame => ({
  vendor: game.provider,
  vendorName: game.provider_name,
  vendorEmblem: game.provider_emblem,
  code: game.game,
  category: game.category,
  names: game.names,
  title: game.title,
  classify: game.classification,
  minBet: game.min_bet,
  lines: game.lines,
  subject: game.theme.subject,
  palette: game.theme.palette,
  hot: game.hot,
  releasedAt: new Date(game.released_at),
  maxBet: game.max_bet,
  rtpPpm: game.rtp_ppm,
  volatility: game.volatility,
});

/** Lets a vendor's program in; a known one gets its key and address renewed. */
export const connectVendor = (tx: Transaction, connection: NewIntegration): Promise<void> =>
  upsertIntegration(tx, connection);
