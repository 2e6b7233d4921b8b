import type { Database } from '@hintha/platform';
import { listPostings } from '@hintha/server/src/modules/points/ledger/ledger-store.ts';
import { expect } from 'vitest';

const EVER = { from: new Date(0), to: new Date(8.64e15), limit: 1_000, offset: 0 };

/** Every movement of a member's points, the oldest first. */
export const readPointEntries = async (db: Database, accountId: bigint) =>
  (await listPostings(db, accountId, EVER)).toReversed();

/** Every balance of points is the sum of its postings and of each posting, and no stock is below what is taken. */
export const expectWholePoints = async ({ pool }: Database): Promise<void> => {
  const { rows: unequal } = await pool.query(
    `select a.account_id from points_account a
     left join (select account_id, sum(points) as points, count(*) as postings, max(seq) as last
                from points_posting group by 1) p using (account_id)
     where a.balance <> coalesce(p.points, 0) or a.last_seq <> coalesce(p.postings, 0)
       or a.last_seq <> coalesce(p.last, 0)`,
  );
  expect(unequal).toEqual([]);
  const { rows: broken } = await pool.query(
    `select account_id, seq from (
       select account_id, seq, balance, sum(points) over (partition by account_id order by seq) as running
       from points_posting) p
     where balance <> running`,
  );
  expect(broken).toEqual([]);
  const { rows: taken } = await pool.query(
    `select r.id from points_reward r
     left join (select reward_id, sum(quantity) as quantity from points_redemption
                where state <> 'REJECTED' group by 1) d on d.reward_id = r.id
     where r.taken <> coalesce(d.quantity, 0) or r.taken > r.stock`,
  );
  expect(taken).toEqual([]);
};
