import type { Database, Transaction } from '@hintha/platform';
import { sql, type RawBuilder } from 'kysely';
import type { ListedGame, StoredGame, StoredVendor } from './types.ts';

const GAME = sql`
  g.id, g.vendor, v.name as "vendorName", v.connection, g.code, g.category, g.names, g.title, g.classify,
  g.min_bet as "minBet", g.lines, g.subject, g.palette, g.hot, g.released_at as "releasedAt",
  not v.maintenance as available`;

const SHELF = sql`catalogue_game g join catalogue_vendor v on v.code = g.vendor and v.active and g.active`;

export interface GameFilter {
  category: string;
  vendor: string;
  classify: string;
  name: string;
  mostMinBet: bigint | null;
  leastLines: number;
}

export const listGames = async (db: Database, filter: GameFilter, limit: number, offset: number) => {
  const { rows } = await sql<StoredGame & { total: bigint }>`
    select ${GAME}, count(*) over () as total from ${SHELF}
    where ${matching(filter)}
    order by g.hot desc, g.released_at desc, g.id
    limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countGames = async (db: Database, filter: GameFilter): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from ${SHELF} where ${matching(filter)}`.execute(db.kysely);
  return Number(rows[0]?.total ?? 0n);
};

const matching = (filter: GameFilter): RawBuilder<unknown> => {
  const name = `%${filter.name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    g.category = ${filter.category}
    and (${filter.vendor} = '' or g.vendor = ${filter.vendor})
    and (${filter.classify} = '' or g.classify = ${filter.classify})
    and (${filter.name} = '' or g.title ilike ${name} or g.names::text ilike ${name} or v.name ilike ${name})
    and (${filter.mostMinBet}::bigint is null or g.min_bet <= ${filter.mostMinBet})
    and g.lines >= ${filter.leastLines}`;
};

export const listHotGames = async (db: Database, vendor: string, limit: number): Promise<StoredGame[]> => {
  const { rows } = await sql<StoredGame>`
    select ${GAME} from ${SHELF}
    where g.hot and (${vendor} = '' or g.vendor = ${vendor})
    order by g.released_at desc, g.id limit ${limit}`.execute(db.kysely);
  return rows;
};

export const listNewestGames = async (db: Database, limit: number): Promise<StoredGame[]> => {
  const { rows } = await sql<StoredGame>`
    select ${GAME} from ${SHELF} order by g.hot desc, g.released_at desc, g.id limit ${limit}`.execute(
    db.kysely,
  );
  return rows;
};

export const listGamesByCode = async (
  db: Database,
  keys: readonly { connection: string; code: string }[],
) => {
  const { rows } = await sql<StoredGame>`
    select ${GAME} from ${SHELF}
    join unnest(${keys.map(({ connection }) => connection)}::text[], ${keys.map(({ code }) => code)}::text[])
      as wanted (connection, code) on wanted.connection = v.connection and wanted.code = g.code`.execute(
    db.kysely,
  );
  return rows;
};

export const findGameRow = async (
  db: Database,
  vendor: string,
  code: string,
): Promise<StoredGame | undefined> => {
  const { rows } = await sql<StoredGame>`
    select ${GAME} from ${SHELF} where g.vendor = ${vendor} and g.code = ${code}`.execute(db.kysely);
  return rows[0];
};

export const listVendors = async (db: Database): Promise<StoredVendor[]> => {
  const { rows } = await sql<StoredVendor>`
    select v.code, v.name, v.category, v.emblem, v.maintenance,
           count(g.id)::int as games, coalesce(bool_or(g.hot), false) as hot
    from catalogue_vendor v join catalogue_game g on g.vendor = v.code and g.active
    where v.active
    group by v.code
    order by v.category, v.position, v.code`.execute(db.kysely);
  return rows;
};

export const upsertVendors = async (
  tx: Transaction,
  connection: string,
  games: readonly ListedGame[],
): Promise<void> => {
  const vendors = [...new Map(games.map((game) => [game.vendor, game])).values()];
  for (const [position, { vendor, vendorName, vendorEmblem, category }] of vendors.entries()) {
    await sql`
      insert into catalogue_vendor (code, connection, name, category, emblem, position)
      values (${vendor}, ${connection}, ${vendorName}, ${category}, ${vendorEmblem}, ${position})
      on conflict (code) do update set name = excluded.name, emblem = excluded.emblem
      where catalogue_vendor.connection = excluded.connection`.execute(tx);
  }
};

/** What a vendor lists becomes the shelf; whether a title is hot is the house's own word after its first day. */
export const upsertGames = async (
  tx: Transaction,
  connection: string,
  games: readonly ListedGame[],
): Promise<void> => {
  await sql`
    insert into catalogue_game
      (vendor, code, category, names, title, classify, min_bet, lines, subject, palette, hot, released_at)
    select l.vendor, l.code, l.category, l.names, l.title, l.classify, l.min_bet, l.lines, l.subject, l.palette,
           l.hot, l.released_at
    from jsonb_to_recordset(${JSON.stringify(games.map(toRecord))}::jsonb) as l
      (vendor text, code text, category text, names jsonb, title text, classify text, min_bet bigint,
       lines int, subject text, palette text, hot boolean, released_at timestamptz)
    join catalogue_vendor v on v.code = l.vendor and v.connection = ${connection}
    on conflict (vendor, code) do update
    set names = excluded.names, title = excluded.title, classify = excluded.classify, min_bet = excluded.min_bet,
        lines = excluded.lines, subject = excluded.subject, palette = excluded.palette, active = true`.execute(
    tx,
  );
};

export const hideUnlisted = async (
  tx: Transaction,
  connection: string,
  games: readonly ListedGame[],
): Promise<void> => {
  const listed = games.map(({ vendor, code }) => `${vendor}/${code}`);
  await sql`
    update catalogue_game g set active = false
    from catalogue_vendor v
    where v.code = g.vendor and v.connection = ${connection}
      and not (g.vendor || '/' || g.code = any(${listed}::text[]))`.execute(tx);
};

const toRecord = (game: ListedGame) => ({
  ...game,
  min_bet: String(game.minBet),
  released_at: game.releasedAt.toISOString(),
  minBet: undefined,
  releasedAt: undefined,
});

export const listGameIds = async (db: Database, category: string, vendor: string) => {
  const { rows } = await sql<{ connection: string; gameId: string }>`
    select v.connection, g.code as "gameId" from catalogue_game g join catalogue_vendor v on v.code = g.vendor
    where (${category} = '' or g.category = ${category}) and (${vendor} = '' or g.vendor = ${vendor})`.execute(
    db.kysely,
  );
  return rows;
};
