import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** The seed of a game and a business day, as everybody may know it. */
export interface PublishedSeed {
  readonly game: string;
  /** Such as 2026-11-21. */
  readonly day: string;
  readonly commitment: string;
  /** Null until its day is over. */
  readonly serverSeed: string | null;
}

export interface Seed extends PublishedSeed {
  readonly id: bigint;
  readonly sealedSeed: Buffer;
  readonly createdAt: Date;
}

const PUBLISHED = sql`s.game, to_char(s.day, 'YYYY-MM-DD') as day, s.commitment, s.server_seed as "serverSeed"`;
const SEED = sql`${PUBLISHED}, s.id, s.sealed_seed as "sealedSeed", s.created_at as "createdAt"`;

/** The games that have a seed for a day. */
export const listSeeded = async (db: Database, day: string): Promise<Set<string>> => {
  const { rows } = await sql<{ game: string }>`
    select game from lottery_seed where day = ${day}::date`.execute(db.kysely);
  return new Set(rows.map(({ game }) => game));
};

/** The last day of each game that is committed to. */
export const listLastSeeded = async (on: Database | Transaction): Promise<Map<string, string>> => {
  const { rows } = await sql<{ game: string; day: string }>`
    select game, to_char(max(day), 'YYYY-MM-DD') as day from lottery_seed group by game`.execute(
    'pool' in on ? on.kysely : on,
  );
  return new Map(rows.map(({ game, day }) => [game, day]));
};

/** Ids for seeds that are about to be sealed, each for its own. */
export const nextSeedIds = async (db: Database, count: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('lottery_seed', 'id')) as id
    from generate_series(1, ${count}::int)`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

export type NewSeed = Pick<Seed, 'id' | 'game' | 'day' | 'commitment' | 'sealedSeed'>;

/** Writes down the seeds of games that have none for the day yet. */
export const insertSeeds = async (db: Database, seeds: readonly NewSeed[]): Promise<void> => {
  await sql`
    insert into lottery_seed (id, game, day, commitment, sealed_seed) overriding system value
    select * from unnest(${seeds.map(({ id }) => id)}::bigint[], ${seeds.map(({ game }) => game)}::text[],
                         ${seeds.map(({ day }) => day)}::date[],
                         ${seeds.map(({ commitment }) => commitment)}::text[],
                         ${seeds.map(({ sealedSeed }) => sealedSeed)}::bytea[])
    on conflict (game, day) do nothing`.execute(db.kysely);
};

/** The seed of a game and a day. */
export const findSeed = async (tx: Transaction, game: string, day: string): Promise<Seed | undefined> => {
  const { rows } = await sql<Seed>`
    select ${SEED} from lottery_seed s where s.game = ${game} and s.day = ${day}::date`.execute(tx);
  return rows[0];
};

/** The latest seeds of a game, the furthest day ahead first. */
export const listPublishedSeeds = async (
  db: Database,
  game: string,
  limit: number,
): Promise<PublishedSeed[]> => {
  const { rows } = await sql<PublishedSeed>`
    select ${PUBLISHED} from lottery_seed s where s.game = ${game} order by s.day desc limit ${limit}`.execute(
    db.kysely,
  );
  return rows;
};

/** Seeds of days of a game. */
export const findPublishedSeeds = async (
  db: Database,
  game: string,
  days: readonly string[],
): Promise<Map<string, PublishedSeed>> => {
  const { rows } = await sql<PublishedSeed>`
    select ${PUBLISHED} from lottery_seed s
    where s.game = ${game} and s.day = any (${days}::date[])`.execute(db.kysely);
  return new Map(rows.map((seed) => [seed.day, seed]));
};

/** The hidden seeds of days that are over by the database's clock, with no numero left that is undecided. */
export const listRevealable = async (db: Database, limit: number): Promise<Seed[]> => {
  const { rows } = await sql<Seed>`
    select ${SEED} from lottery_seed s
    where s.server_seed is null and s.day < (clock_timestamp() at time zone 'Asia/Yangon')::date
      and not exists (
        select from lottery_numero n
        where left(n.code, 8) = to_char(s.day, 'YYYYMMDD') and n.game = s.game
          and (n.state not in ('SETTLED', 'VOID') or n.finished_at is null))
    order by s.day limit ${limit}`.execute(db.kysely);
  return rows;
};

export const updateRevealed = async (db: Database, id: bigint, serverSeed: string): Promise<void> => {
  await sql`
    update lottery_seed set server_seed = ${serverSeed}, revealed_at = clock_timestamp()
    where id = ${id} and server_seed is null`.execute(db.kysely);
};
