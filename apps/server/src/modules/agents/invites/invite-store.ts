import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export const findCode = async (db: Database, accountId: bigint): Promise<string | undefined> => {
  const { rows } = await sql<{ code: string }>`
    select code from agents_invite_code where account_id = ${accountId}`.execute(db.kysely);
  return rows[0]?.code;
};

export const findInviter = async (tx: Transaction, code: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select account_id as id from agents_invite_code where code = ${code}`.execute(tx);
  return rows[0]?.id;
};

export interface Invited {
  readonly accountId: bigint;
  readonly inviterId: bigint;
  readonly joinedAt: Date;
}

export const insertInvited = async (
  tx: Transaction,
  { accountId, inviterId, joinedAt }: Invited,
): Promise<void> => {
  await sql`
    insert into agents_invited (account_id, inviter_id, joined_at)
    values (${accountId}, ${inviterId}, ${joinedAt})`.execute(tx);
};

const INVITED = sql`account_id as "accountId", inviter_id as "inviterId", joined_at as "joinedAt"`;

/** Those of the accounts that came by an invitation. */
export const selectInvitedAmong = async (db: Database, ids: readonly bigint[]): Promise<Invited[]> => {
  const { rows } = await sql<Invited>`
    select ${INVITED} from agents_invited where account_id = any (${ids}::bigint[])
    order by account_id`.execute(db.kysely);
  return rows;
};

/** A page of those whom a member brought, the newest first. */
export const selectInvitedBy = async (
  db: Database,
  inviterId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<Invited[]> => {
  const { rows } = await sql<Invited>`
    select ${INVITED} from agents_invited where inviter_id = ${inviterId}
    order by joined_at desc, account_id desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countInvitedBy = async (db: Database, inviterId: bigint): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from agents_invited where inviter_id = ${inviterId}`.execute(db.kysely);
  return rows[0]?.total ?? 0;
};
