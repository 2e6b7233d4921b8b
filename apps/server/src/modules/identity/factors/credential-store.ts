import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { AccountCredentials } from '../types.ts';

export const findCredentials = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<AccountCredentials | undefined> => {
  const { rows } = await sql<AccountCredentials>`
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

/** Writes down that a credential was changed or recovered, which its first one is not; who lets money out looks at it. */
export const noteCredentialChange = async (tx: Transaction, accountId: bigint, at: Date): Promise<void> => {
  await sql`
    update identity_account set credentials_changed_at = greatest(credentials_changed_at, ${at})
    where id = ${accountId}`.execute(tx);
};

/** When a credential of the account was changed last; null for one that has its first ones still. */
export const findCredentialChange = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select credentials_changed_at as at from identity_account where id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0]?.at ?? null;
};
