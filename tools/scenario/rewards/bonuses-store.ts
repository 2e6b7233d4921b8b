import { type Database, transaction } from '@hintha/platform';
import { insertApplication } from '@hintha/server/src/modules/bonuses/applications/application-store.ts';
import { sql } from 'kysely';

export interface OfferedReward {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly amount: bigint;
  /** What it is for, such as a week. */
  readonly reference: string;
}

/** What was offered of one kind, to one member or to anybody, the oldest first. */
export const readRewards = async (
  db: Database,
  kind: string,
  accountId: bigint | null = null,
): Promise<OfferedReward[]> => {
  const { rows } = await sql<OfferedReward>`
    select id, account_id as "accountId", amount, reference from bonuses_reward
    where kind = ${kind} and (${accountId}::bigint is null or account_id = ${accountId})
    order by id`.execute(db.kysely);
  return rows;
};

/** The member has applied for the bonus of the messaging app; answers the number of the application. */
export const givenApplication = async (
  db: Database,
  { accountId, contactId }: { accountId: bigint; contactId: string },
): Promise<bigint> => {
  const applied = { accountId, contactId, kind: 'MESSAGING_APP', comment: '', marks: [] };
  const id = await transaction(db, (tx) =>
    insertApplication(tx, { ...applied, requestId: 'applied', at: new Date() }),
  );
  if (id === undefined) throw new Error(`${accountId} has applied before`);
  return id;
};

/** The member has won so many hundredths in the ranking of a week, and can take them. */
export const givenReward = async (
  db: Database,
  { accountId, reference, amount }: Omit<OfferedReward, 'id'>,
): Promise<void> => {
  await sql`
    insert into bonuses_reward (account_id, kind, reference, amount, offered_at, expires_at)
    values (${accountId}, 'LEADERBOARD', ${reference}, ${amount}, now(), now() + interval '14 days')`.execute(
    db.kysely,
  );
};

/** What each day of signing in brings, in hundredths; no form of the staff sets it. */
export const givenSignInSteps = (db: Database, amounts: readonly bigint[]): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`delete from bonuses_activity_step where kind = 'SIGN_IN'`.execute(tx);
    await sql`
      insert into bonuses_activity_step (kind, step, amount)
      select 'SIGN_IN', step, amount
      from unnest(${amounts.map(String)}::bigint[]) with ordinality as steps (amount, step)`.execute(tx);
  });
