import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** How many trials a network has opened after an instant; callers from one network wait for one another. */
export const countTrials = async (tx: Transaction, network: string, since: Date): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial from ${network}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from registration_trial where place = ${network} and at > ${since}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

export const insertTrial = async (tx: Transaction, network: string, at: Date): Promise<void> => {
  await sql`insert into registration_trial (place, at) values (${network}, ${at})`.execute(tx);
};

export const purgeTrials = async (tx: Transaction, before: Date): Promise<void> => {
  await sql`
    delete from registration_trial where id in (
      select id from registration_trial where at <= ${before}
      limit 100 for update skip locked)`.execute(tx);
};
