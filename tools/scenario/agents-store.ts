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
    on conflict (account_id) do update set upline_id = excluded.upline_id`.execute(db.kysely);
};
