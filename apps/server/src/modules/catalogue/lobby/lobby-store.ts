import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { StoredMenu } from '../types.ts';

/** The menus that staff has ordered, in that order. */
export const listMenus = async (db: Database): Promise<StoredMenu[]> => {
  const { rows } = await sql<StoredMenu>`
    select category, shown from catalogue_menu order by position`.execute(db.kysely);
  return rows;
};

export const upsertMenus = async (tx: Transaction, menus: readonly StoredMenu[]): Promise<void> => {
  await sql`
    insert into catalogue_menu (category, position, shown)
    select category, position, shown
    from unnest(${menus.map(({ category }) => category)}::text[], ${menus.map(({ shown }) => shown)}::boolean[])
      with ordinality as menu (category, shown, position)
    on conflict (category) do update set position = excluded.position, shown = excluded.shown`.execute(tx);
};

export interface VendorPlace {
  readonly code: string;
  readonly shown: boolean;
}

/** Puts vendors in the first places of a category, the others behind them by their play; gives how many it has of them. */
export const updateVendorPlaces = async (
  tx: Transaction,
  category: string,
  vendors: readonly VendorPlace[],
): Promise<number> => {
  const { rows } = await sql<{ named: boolean }>`
    with wanted as (
      select * from unnest(${vendors.map(({ code }) => code)}::text[],
                           ${vendors.map(({ shown }) => shown)}::boolean[])
        with ordinality as wanted (code, shown, position)
    ), placed as (
      select v.code, w.code is not null as named, coalesce(w.shown, v.shown) as shown,
             row_number() over (order by w.position, v.position, v.code) - 1 as position
      from catalogue_vendor v left join wanted w using (code)
      where v.category = ${category} and v.active
    )
    update catalogue_vendor v set position = p.position, shown = p.shown, placed = p.named
    from placed p where p.code = v.code
    returning p.named`.execute(tx);
  return rows.filter(({ named }) => named).length;
};

/** A game as staff sees it who orders the lobby. */
export interface LobbyGame {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly category: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly hot: boolean;
}

const LOBBY_GAME = sql`
  select g.id, g.code, g.title, g.category, g.vendor, v.name as "vendorName", g.hot
  from catalogue_game g join catalogue_vendor v on v.code = g.vendor and v.active and g.active`;

/** The hot games of every category, in their order. */
export const listHotGames = async (db: Database): Promise<LobbyGame[]> => {
  const { rows } = await sql<LobbyGame>`
    ${LOBBY_GAME} where g.hot order by g.hot_position, g.released_at desc, g.id`.execute(db.kysely);
  return rows;
};

/** Makes these the hot games of the category; gives how many of them it has. */
export const updateHotGames = async (
  tx: Transaction,
  category: string,
  games: readonly number[],
): Promise<number> => {
  await sql`
    update catalogue_game set hot = false, hot_position = null
    where category = ${category} and hot and id <> all(${games}::int[])`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update catalogue_game g set hot = true, hot_position = wanted.position
    from unnest(${games}::int[]) with ordinality as wanted (id, position)
    where g.id = wanted.id and g.category = ${category} and g.active`.execute(tx);
  return Number(numAffectedRows);
};

const MOST_FOUND = 30;

/** The games of a category whose names or code hold the text. */
export const searchGames = async (db: Database, category: string, name: string): Promise<LobbyGame[]> => {
  const { rows } = await sql<LobbyGame>`
    ${LOBBY_GAME}
    where g.category = ${category} and strpos(lower(concat_ws(' ', g.title, g.code, v.name, g.names)), lower(${name})) > 0
    order by g.title, g.id limit ${MOST_FOUND}`.execute(db.kysely);
  return rows;
};

/** Has the vendors of an integration be seen, or not, as long as it is switched off. */
export const setConnected = async (
  tx: Transaction,
  integration: string,
  connected: boolean,
): Promise<void> => {
  await sql`
    update catalogue_vendor set connected = ${connected}
    where integration = ${integration} and connected <> ${connected}`.execute(tx);
};
