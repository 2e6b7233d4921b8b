import type { catalogue } from '@hintha/contract';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { ComingVendor, GameDetails, ListedGame, StoredGame, StoredVendor } from './types.ts';

const GAME_COLUMNS = `
  g.id, g.vendor, v.name as "vendorName", v.names as "vendorNames", v.integration, g.code, g.category, g.names, g.title, g.classify,
  g.min_bet as "minBet", g.lines, g.subject, g.palette, g.hot, g.released_at as "releasedAt",
  not v.maintenance as available`;
/** What is shown of a game. */
export const GAME = sql.raw(GAME_COLUMNS);

/** The games that vendors offer, with their vendors: of these a round may be, whether the lobby shows them or not. */
const OFFERED_GAMES =
  'catalogue_game g join catalogue_vendor v on v.code = g.vendor and v.active and g.active';
const OFFERED = sql.raw(OFFERED_GAMES);

/** Whether the menu of a category is left out of the lobby. */
const isHidden = (category: RawBuilder<unknown>) =>
  sql`exists (select from catalogue_menu m where m.category = ${category} and not m.shown)`;

/** The games that the lobby shows, with their vendors. */
export const LISTED = sql`
  ${OFFERED} and v.shown and v.connected and not ${isHidden(sql`g.category`)}`;

const LIST_GAMES_BY_CODE = defineStatement(
  'catalogue_list_games_by_code',
  `select ${GAME_COLUMNS} from ${OFFERED_GAMES}
   join unnest($1::text[], $2::text[]) as wanted (integration, code)
     on wanted.integration = v.integration and wanted.code = g.code`,
);

export const listGamesByCode = (
  on: Database | Transaction,
  keys: readonly { integration: string; code: string }[],
): Promise<StoredGame[]> =>
  runStatement<StoredGame>(on, LIST_GAMES_BY_CODE, [
    keys.map(({ integration }) => integration),
    keys.map(({ code }) => code),
  ]);

/** A listed game by its vendor and code. */
export const findGame = async (
  db: Database,
  vendor: string,
  code: string,
): Promise<StoredGame | undefined> => {
  const { rows } = await sql<StoredGame>`
    select ${GAME} from ${LISTED} where g.vendor = ${vendor} and g.code = ${code}`.execute(db.kysely);
  return rows[0];
};

/** A listed game with what its vendor says of how it plays. */
export const findGameDetails = async (
  db: Database,
  vendor: string,
  code: string,
): Promise<(StoredGame & GameDetails) | undefined> => {
  const { rows } = await sql<StoredGame & GameDetails>`
    select ${GAME}, g.max_bet as "maxBet", g.rtp_ppm as "rtpPpm", g.volatility, g.features
    from ${LISTED} where g.vendor = ${vendor} and g.code = ${code}`.execute(db.kysely);
  return rows[0];
};

/** False when somebody else has the code. */
export const upsertComing = async (tx: Transaction, vendor: ComingVendor): Promise<boolean> => {
  const { code, integration, name, category, emblem, position } = vendor;
  const { numAffectedRows = 0n } = await sql`
    insert into catalogue_vendor (code, integration, name, category, emblem, position, opens_soon)
    values (${code}, ${integration}, ${name}, ${category}, ${emblem}, ${position}, true)
    on conflict (code) do update set name = excluded.name, emblem = excluded.emblem
    where catalogue_vendor.integration = excluded.integration`.execute(tx);
  return numAffectedRows > 0n;
};

export const upsertVendors = async (
  tx: Transaction,
  integration: string,
  games: readonly ListedGame[],
): Promise<void> => {
  const vendors = [...new Map(games.map((game) => [game.vendor, game])).values()];
  for (const { vendor, vendorName, vendorNames = {}, vendorEmblem, category } of vendors) {
    // Behind those that are there; an announcement has no place that others would have to keep free.
    await sql`
      insert into catalogue_vendor (code, integration, name, names, category, emblem, position)
      select ${vendor}, ${integration}, ${vendorName}, ${JSON.stringify(vendorNames)}::jsonb, ${category}, ${vendorEmblem},
             coalesce(max(position) + 1, 0)
      from catalogue_vendor where category = ${category} and not opens_soon
      on conflict (code) do update
      set name = excluded.name, names = excluded.names, emblem = excluded.emblem
      where catalogue_vendor.integration = excluded.integration
        and (catalogue_vendor.name, catalogue_vendor.names, catalogue_vendor.emblem)
          is distinct from (excluded.name, excluded.names, excluded.emblem)`.execute(tx);
  }
};

/** What a vendor lists is listed; gives how many were new, and how many another than before; whether a game is hot is the operator's to say after its first day. */
export const upsertGames = async (
  tx: Transaction,
  integration: string,
  games: readonly ListedGame[],
): Promise<{ added: number; changed: number }> => {
  const { rows } = await sql<{ added: boolean }>`
    insert into catalogue_game as g
      (vendor, code, category, names, title, classify, min_bet, lines, subject, palette, hot, released_at,
       max_bet, rtp_ppm, volatility, features)
    select l.vendor, l.code, l.category, l.names, l.title, l.classify, l.min_bet, l.lines, l.subject, l.palette,
           l.hot, l.released_at, l.max_bet, l.rtp_ppm, l.volatility, coalesce(l.features, '{}')
    from jsonb_to_recordset(${JSON.stringify(games.map(toRecord))}::jsonb) as l
      (vendor text, code text, category text, names jsonb, title text, classify text, min_bet bigint,
       lines int, subject text, palette text, hot boolean, released_at timestamptz,
       max_bet bigint, rtp_ppm int, volatility text, features text[])
    join catalogue_vendor v on v.code = l.vendor and v.integration = ${integration}
    on conflict (vendor, code) do update
    set names = excluded.names, title = excluded.title, classify = excluded.classify, min_bet = excluded.min_bet,
        lines = excluded.lines, subject = excluded.subject, palette = excluded.palette, active = true,
        max_bet = excluded.max_bet, rtp_ppm = excluded.rtp_ppm, volatility = excluded.volatility,
        features = excluded.features
    where (g.names, g.title, g.classify, g.min_bet, g.lines, g.subject, g.palette, g.active,
           g.max_bet, g.rtp_ppm, g.volatility, g.features)
      is distinct from (excluded.names, excluded.title, excluded.classify, excluded.min_bet, excluded.lines,
                        excluded.subject, excluded.palette, true,
                        excluded.max_bet, excluded.rtp_ppm, excluded.volatility, excluded.features)
    returning xmax = 0 as added`.execute(tx);
  const added = rows.filter((row) => row.added).length;
  return { added, changed: rows.length - added };
};

export const hideUnlisted = async (
  tx: Transaction,
  integration: string,
  games: readonly ListedGame[],
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update catalogue_game g set active = false
    from catalogue_vendor v
    where v.code = g.vendor and v.integration = ${integration} and g.active
      and not exists (
        select from unnest(${games.map(({ vendor }) => vendor)}::text[], ${games.map(({ code }) => code)}::text[])
          as listed (vendor, code)
        where listed.vendor = g.vendor and listed.code = g.code)`.execute(tx);
  return Number(numAffectedRows);
};

const toRecord = ({ minBet, maxBet, rtpPpm, releasedAt, ...game }: ListedGame) => ({
  ...game,
  min_bet: String(minBet),
  released_at: releasedAt.toISOString(),
  max_bet: maxBet?.toString(),
  rtp_ppm: rtpPpm,
});

/** The game ids of a category, a vendor or both, listed or not: a record outlives the game. */
export const listGameIds = async (
  db: Database,
  { category, vendor }: { category: string; vendor: string },
) => {
  const { rows } = await sql<{ source: string; gameId: string }>`
    select v.integration as source, g.code as "gameId" from catalogue_game g join catalogue_vendor v on v.code = g.vendor
    where (${category} = '' or g.category = ${category}) and (${vendor} = '' or g.vendor = ${vendor})`.execute(
    db.kysely,
  );
  return rows;
};

/** What bets on games are weighed by, for a statement of another module: rows of (source, game, category, classify). */
export const weighedGames = (): RawBuilder<unknown> => sql`(
  select v.integration as source, g.code as game, g.category, g.classify
  from ${OFFERED}
)`;

/** For a statement that is to see whether what was read of the catalogue still stands. */
export const VERSION = '(select version from catalogue_version)';

/** Goes up with every change of a game or a vendor. */
export const readVersion = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ version: bigint }>`select version from catalogue_version`.execute(db.kysely);
  return rows[0]?.version ?? 0n;
};

/** Those to which staff gave a place, in that order; then the others, what is played most first. */
const IN_ORDER = sql`
  v.category, not v.placed, case when v.placed then v.position end, v.played desc, v.position, v.code`;

/** The vendors that have a listed game or announce one, in the order of the navigation. */
export const listVendors = async (db: Database): Promise<StoredVendor[]> => {
  const { rows } = await sql<StoredVendor>`
    select v.code, v.name, v.names, v.category, v.emblem, v.maintenance, count(g.id) = 0 as "opensSoon",
           count(g.id)::int as games
    from catalogue_vendor v left join catalogue_game g on g.vendor = v.code and g.active
    where v.active and v.shown and v.connected and not ${isHidden(sql`v.category`)}
    group by v.code
    having count(g.id) > 0 or v.opens_soon
    order by ${IN_ORDER}`.execute(db.kysely);
  return rows;
};

export interface VendorAvailability {
  readonly code: string;
  readonly name: string;
  readonly integration: string;
  readonly category: catalogue.Category;
  readonly games: number;
  readonly maintenance: boolean;
  readonly shown: boolean;
  readonly connected: boolean;
}

export const listVendorRows = async (db: Database): Promise<VendorAvailability[]> => {
  const { rows } = await sql<VendorAvailability>`
    select v.code, v.name, v.integration, v.category, v.maintenance, v.shown, v.connected,
           count(g.id)::int as games
    from catalogue_vendor v left join catalogue_game g on g.vendor = v.code and g.active
    where v.active
    group by v.code order by ${IN_ORDER}`.execute(db.kysely);
  return rows;
};

/** False when there is no such vendor. */
export const updateMaintenance = async (
  tx: Transaction,
  code: string,
  maintenance: boolean,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update catalogue_vendor set maintenance = ${maintenance} where code = ${code} and active`.execute(tx);
  return numAffectedRows > 0n;
};
