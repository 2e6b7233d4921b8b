import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** What a member was given within a span and kept; cashback itself is for another week and does not count. */
export const sumBonuses = async (
  db: Database,
  accountId: bigint,
  { from, to }: { from: Date; to: Date },
): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount - taken_back), 0)::bigint as amount from promotions_grant
    where account_id = ${accountId} and granted_at >= ${from} and granted_at < ${to}
      and kind <> 'CASHBACK'`.execute(db.kysely);
  const amount = rows[0]?.amount ?? 0n;
  return amount > 0n ? amount : 0n;
};
