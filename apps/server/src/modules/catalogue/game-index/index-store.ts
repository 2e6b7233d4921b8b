import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import { GAME, LISTED } from '../store.ts';
import type { IndexedGame } from '../types.ts';

/** Every listed game: what is played most of late, then those called hot in the order that staff gave them, then the newest. */
export const selectListedGames = async (db: Database): Promise<IndexedGame[]> => {
  const { rows } = await sql<IndexedGame>`
    select ${GAME}, g.hot_position as "hotPosition", g.played::float8 as played, g.rtp_ppm as "rtpPpm", g.volatility, g.features
    from ${LISTED} order by g.played desc, g.hot desc, g.hot_position, g.released_at desc, g.id`.execute(
    db.kysely,
  );
  return rows;
};
