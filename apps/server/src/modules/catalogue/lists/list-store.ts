import type { Database } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import { GAME, LISTED } from '../store.ts';
import type { StoredGame } from '../types.ts';

/** The tables of one's own lists: favourites, and what was opened. */
type ListTable = 'catalogue_favourite' | 'catalogue_launch';

/** Whose list it is, and what of it; an empty category or vendor is all of them. */
export interface OwnList {
  table: ListTable;
  accountId: bigint;
  category: string;
  vendor: string;
}

const listedIn = ({ table, accountId, category, vendor }: OwnList): RawBuilder<unknown> => sql`
  ${sql.table(table)} l join (${LISTED}) on g.id = l.game_id
  where l.account_id = ${accountId} and (${category} = '' or g.category = ${category})
    and (${vendor} = '' or g.vendor = ${vendor})`;

/** A page of a list, newest first; games no longer listed are passed over. */
export const listOwnGames = async (db: Database, list: OwnList, page: { no: number; size: number }) => {
  const { rows } = await sql<StoredGame & { total: bigint }>`
    select ${GAME}, count(*) over () as total from ${listedIn(list)}
    order by l.at desc, g.id
    limit ${page.size} offset ${(page.no - 1) * page.size}`.execute(db.kysely);
  return rows;
};

export const countOwnGames = async (db: Database, list: OwnList): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from ${listedIn(list)}`.execute(db.kysely);
  return Number(rows[0]?.total ?? 0n);
};

/** The favourites of a member, listed or not, the last one first. */
export const listFavouriteIds = async (db: Database, accountId: bigint): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select game_id as id from catalogue_favourite
    where account_id = ${accountId} order by at desc, game_id`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** Whether there is such a listed game; one that is a favourite already stays where it is. */
export const insertFavourite = async (
  db: Database,
  accountId: bigint,
  game: { id: number; vendor: string; category: string },
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with game as (
      select g.id from (${LISTED})
      where g.id = ${game.id} and g.vendor = ${game.vendor} and g.category = ${game.category}
    ), put as (
      insert into catalogue_favourite (account_id, game_id, at) select ${accountId}, id, ${at} from game
      on conflict do nothing
    )
    select id from game`.execute(db.kysely);
  return rows.length > 0;
};

export const deleteFavourite = async (db: Database, accountId: bigint, gameId: number): Promise<void> => {
  await sql`
    delete from catalogue_favourite where account_id = ${accountId} and game_id = ${gameId}`.execute(
    db.kysely,
  );
};

export const upsertLaunch = async (
  db: Database,
  accountId: bigint,
  game: { vendor: string; code: string },
  at: Date,
): Promise<void> => {
  await sql`
    insert into catalogue_launch (account_id, game_id, at)
    select ${accountId}, id, ${at} from catalogue_game where vendor = ${game.vendor} and code = ${game.code}
    on conflict (account_id, game_id) do update set at = excluded.at`.execute(db.kysely);
};
