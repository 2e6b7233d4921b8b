import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Keys } from '../types.ts';

export const findKeys = async (on: Database | Transaction, accountId: bigint): Promise<Keys | undefined> => {
  const { rows } = await sql<Keys>`
    select a.id as "accountId", a.name, a.password, a.mobile, a.email, a.language,
           exists (select from identity_authenticator t
                   where t.account_id = a.id and t.confirmed_at is not null) as "hasAuthenticator"
    from identity_account a where a.id = ${accountId}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

/** Holds the account until the transaction ends; false when its password is another one by now. */
export const holdPassword = async (
  tx: Transaction,
  accountId: bigint,
  password: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from identity_account where id = ${accountId} and password = ${password} for no key update`.execute(
    tx,
  );
  return rows.length > 0;
};

export const setHeldUntil = async (tx: Transaction, accountId: bigint, until: Date): Promise<void> => {
  await sql`
    update identity_account set withdrawals_held_until = greatest(withdrawals_held_until, ${until})
    where id = ${accountId}`.execute(tx);
};

export const findHeldUntil = async (on: Database | Transaction, accountId: bigint): Promise<Date | null> => {
  const { rows } = await sql<{ until: Date | null }>`
    select withdrawals_held_until as until from identity_account where id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0]?.until ?? null;
};
