import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** A numero that opened, locked and was to be drawn so much earlier. */
export const givenNumeroEarlier = async (db: Database, id: bigint, ms: number): Promise<void> => {
  await db.pool.query(
    `update lottery_numero
     set opens_at = opens_at - $2 * interval '1 ms', locks_at = locks_at - $2 * interval '1 ms',
         draws_at = draws_at - $2 * interval '1 ms'
     where id = $1`,
    [id, ms],
  );
};

/** The numeros of a lottery that are ahead take bets already. */
export const givenOpened = async (db: Database, game: string): Promise<void> => {
  await db.pool.query(
    `update lottery_numero set opens_at = now() - interval '1 minute'
                       where game = $1 and locks_at > now()`,
    [game],
  );
};

/** A numero whose result came so much earlier. */
export const givenResultEarlier = async (db: Database, id: bigint, ms: number): Promise<void> => {
  await db.pool.query(`update lottery_numero set drawn_at = drawn_at - $2 * interval '1 ms' where id = $1`, [
    id,
    ms,
  ]);
};

/** A commitment that the seed of a game and a day is not that of; only the owner of the tables can write it. */
export const givenOtherCommitment = async (db: Database, game: string, day: string): Promise<void> => {
  const client = await db.pool.connect();
  try {
    await client.query('set role none');
    await client.query(
      `update lottery_seed set commitment = repeat('0', 64) where game = $1 and day = $2::date`,
      [game, day],
    );
  } finally {
    client.release(true);
  }
};

const CHANGES = [
  `update lottery_seed set commitment = repeat('0', 64)`,
  `update lottery_seed set sealed_seed = '\\x00'`,
  `update lottery_seed set day = day - 1`,
  `delete from lottery_seed`,
  `update lottery_seed set server_seed = repeat('0', 64), revealed_at = now()`,
];

/** What becomes of what the application tries to write over what it has committed to. */
export const changeCommitments = async (db: Database): Promise<string[]> => {
  const tried = await Promise.allSettled(CHANGES.map((text) => db.pool.query(text)));
  return tried.map(({ status }) => status);
};

/** An official numero without an order that was to be drawn an hour ago; gives its id. */
export const givenUndrawnNumero = async (db: Database, game: string, code: string): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into lottery_numero (game, code, opens_at, locks_at, draws_at, state, orders, bets_hash, locked_at)
    values (${game}, ${code}, now() - interval '2 hours', now() - interval '61 minutes',
            now() - interval '1 hour', 'LOCKED', 0, repeat('0', 64), now())
    returning id`.execute(db.kysely);
  return rows[0]?.id ?? 0n;
};

/** A numero of a lottery takes bets for so long, whatever day it is; gives its id. */
export const givenOpenNumero = async (
  db: Database,
  game: string,
  code: string,
  minutes: number,
): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into lottery_numero (game, code, opens_at, locks_at, draws_at)
    values (${game}, ${code}, now() - interval '1 minute', now() + make_interval(mins => ${minutes}::int),
            now() + make_interval(mins => ${minutes}::int + 1))
    returning id`.execute(db.kysely);
  return rows[0]?.id ?? 0n;
};

/** How many numeros of a lottery take bets now or later. */
export const countUnlockedNumeros = async (db: Database, game: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lottery_numero
    where game = ${game} and state = 'SCHEDULED' and locks_at > now()`.execute(db.kysely);
  return rows[0]?.count ?? 0;
};
