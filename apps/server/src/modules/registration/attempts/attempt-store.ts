import { lockNames, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Where a registration comes from, in two widths. */
export interface AttemptOrigin {
  network: string;
  subnet: string;
}

/** How many registrations came from the same places after an instant; callers from one place wait for one another. */
export const countAttempts = async (
  tx: Transaction,
  { network, subnet }: AttemptOrigin,
  since: Date,
): Promise<{ fromNetwork: number; fromSubnet: number }> => {
  await lockNames(tx, [`registration from ${network}`, `registration around ${subnet}`]);
  const { rows } = await sql<{ fromNetwork: number; fromSubnet: number }>`
    select
      (select count(*)::int from registration_attempt
       where network = ${network} and at > ${since}) as "fromNetwork",
      (select count(*)::int from registration_attempt
       where subnet = ${subnet} and at > ${since}) as "fromSubnet"`.execute(tx);
  return rows[0] ?? { fromNetwork: 0, fromSubnet: 0 };
};

export const insertAttempt = async (
  tx: Transaction,
  { network, subnet }: AttemptOrigin,
  at: Date,
): Promise<void> => {
  await sql`
    insert into registration_attempt (network, subnet, at)
    values (${network}, ${subnet}, ${at})`.execute(tx);
};

/** Takes away some of the attempts that count no more. */
export const purgeAttempts = async (tx: Transaction, before: Date): Promise<void> => {
  await sql`
    delete from registration_attempt where id in (
      select id from registration_attempt where at <= ${before}
      limit 100 for update skip locked)`.execute(tx);
};
