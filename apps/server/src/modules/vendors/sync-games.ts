import { queueJob, transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import type { House } from '../../house.ts';
import { putGames, type ListedGame } from '../catalogue/index.ts';
import { listConnections } from './store.ts';
import type { Connection } from './types.ts';

export const SYNC_GAMES = 'sync-games';

/** Has the lists taken over as soon as a worker is free, and again until every vendor has answered. */
export const askForGames = (house: House): Promise<void> => queueJob(house.db, SYNC_GAMES, SYNC_GAMES);

/** Takes over the list of every vendor that tells its games; a vendor that does not answer makes the job run again. */
export const syncGames = async (house: House): Promise<void> => {
  for (const connection of await listConnections(house.db)) {
    if (connection.vendorUrl === null) continue;
    const games = await fetchGames(connection, connection.vendorUrl);
    await transaction(house.db, (tx) => putGames(tx, connection.code, games));
    house.log.info({ connection: connection.code, games: games.length }, 'game list taken over');
  }
};

const fetchGames = async (connection: Connection, baseUrl: string): Promise<ListedGame[]> => {
  const vendor = softswiss.createLaunchClient({ baseUrl, token: connection.secret });
  const answer = await vendor.games({ casino_id: connection.casinoId });
  if (answer.kind !== 'ok') throw new Error(`${connection.code} did not tell its games`);
  return answer.reply.games.map(toListedGame);
};

const toListedGame = (game: softswiss.GamesReply['games'][number]): ListedGame => ({
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
});
