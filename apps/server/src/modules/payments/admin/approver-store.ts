import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface Share {
  readonly staffId: bigint;
  /** The business day. */
  readonly day: string;
  readonly amount: bigint;
}

/** Takes an amount of what one of the staff may approve alone in a day; false, and nothing taken, where less is left. */
export const takeShare = async (tx: Transaction, share: Share, most: bigint): Promise<boolean> => {
  const { staffId, day, amount } = share;
  const { rows } = await sql`
    insert into payments_approver_day as d (staff_id, day, approved)
    select ${staffId}::bigint, ${day}::date, ${amount}::bigint where ${amount}::bigint <= ${most}::bigint
    on conflict (staff_id, day) do update set approved = d.approved + excluded.approved
      where d.approved + excluded.approved <= ${most}::bigint
    returning 1`.execute(tx);
  return rows.length > 0;
};
