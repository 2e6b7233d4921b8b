import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

interface Place {
  readonly below: bigint;
  readonly above: bigint;
  readonly at?: Date;
  /** Whether the one below may send money up. */
  readonly mayTransferUp?: boolean;
}

/** One account stands right below another, without a code that it came by. */
export const givenUpline = async (
  db: Database,
  { below, above, at = new Date(), mayTransferUp = false }: Place,
): Promise<void> => {
  await sql`
    insert into agents_member (account_id, upline_id, joined_at, to_upline)
    values (${below}, ${above}, ${at}, ${mayTransferUp})
    on conflict (account_id) do nothing`.execute(db.kysely);
  await sql`
    select agents_move(account_id, ${above}) from agents_member
    where account_id = ${below} and upline_id <> ${above}`.execute(db.kysely);
};

/** Moves an account with its team below another; answers how many accounts moved. */
export const givenMove = async (db: Database, account: bigint, upline: bigint): Promise<bigint> => {
  const { rows } = await sql<{ moved: bigint }>`select agents_move(${account}, ${upline}) as moved`.execute(
    db.kysely,
  );
  return rows[0]?.moved ?? 0n;
};

/** The line of every account that stands below somebody: from the top down to itself. */
export const linesOf = async (db: Database): Promise<Map<bigint, readonly bigint[]>> => {
  const { rows } = await sql<{ id: bigint; line: bigint[] }>`
    select account_id as id, line from agents_member`.execute(db.kysely);
  return new Map(rows.map(({ id, line }) => [id, line]));
};
