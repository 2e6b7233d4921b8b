import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export const insertSlip = async (
  tx: Transaction,
  depositId: bigint,
  pictureId: string,
  at: Date,
): Promise<void> => {
  await sql`
    insert into payments_slip (picture_id, deposit_id, at) values (${pictureId}, ${depositId}, ${at})`.execute(
    tx,
  );
};

/** Whether staff has to look at the picture: a slip of a deposit, or one that shows that a part has not arrived. */
export const isShown = async (db: Database, pictureId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from payments_slip where picture_id = ${pictureId}
    union all
    select from payments_part where proof = ${pictureId} or slip = ${pictureId}
    limit 1`.execute(db.kysely);
  return rows.length > 0;
};
