import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import { GAME, SHELF } from '../shelf-store.ts';
import type { StoredGame, StoredVendor } from '../types.ts';

/** Goes up with every change of a game or a vendor. */
export const readVersion = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ version: bigint }>`select version from catalogue_shelf`.execute(db.kysely);
  return rows[0]?.version ?? 0n;
};

/** Every game on the shelf: the hot ones first, then the newest. */
export const listShelf = async (db: Database): Promise<StoredGame[]> => {
  const { rows } = await sql<StoredGame>`
    select ${GAME} from ${SHELF} order by g.hot desc, g.released_at desc, g.id`.execute(db.kysely);
  return rows;
};

/** The vendors that have a game on the shelf or announce one, in the order of the navigation. */
export const listVendors = async (db: Database): Promise<StoredVendor[]> => {
  const { rows } = await sql<StoredVendor>`
    select v.code, v.name, v.category, v.emblem, v.maintenance, count(g.id) = 0 as "opensSoon",
           count(g.id)::int as games, coalesce(bool_or(g.hot), false) as hot
    from catalogue_vendor v left join catalogue_game g on g.vendor = v.code and g.active
    where v.active
    group by v.code
    having count(g.id) > 0 or v.opens_soon
    order by v.category, v.position, v.code`.execute(db.kysely);
  return rows;
};
