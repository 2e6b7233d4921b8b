import type { RestrictionKind } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { NewRestriction, Restriction } from './types.ts';

const RESTRICTION = sql`
  id, account_id as "accountId", kind, reason, note, set_by as "setBy", set_at as "setAt", until,
  ended_at as "endedAt", lifted_by as "liftedBy", lift_note as "liftNote"`;

/** Undefined when such a one stands already. */
export const insertRestriction = async (
  tx: Transaction,
  { accountId, kind, reason, note, setBy, until }: NewRestriction,
  at: Date,
): Promise<Restriction | undefined> => {
  const { rows } = await sql<Restriction>`
    insert into protection_restriction (account_id, kind, reason, note, set_by, set_at, until)
    values (${accountId}, ${kind}, ${reason}, ${note}, ${setBy}, ${at}, ${until})
    on conflict (account_id, kind) where ended_at is null do nothing
    returning ${RESTRICTION}`.execute(tx);
  return rows[0];
};

export const lockRestriction = async (tx: Transaction, id: bigint): Promise<Restriction | undefined> => {
  const { rows } = await sql<Restriction>`
    select ${RESTRICTION} from protection_restriction where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const endRestriction = async (
  tx: Transaction,
  id: bigint,
  { at, liftedBy, liftNote }: { at: Date; liftedBy: string; liftNote: string },
): Promise<void> => {
  await sql`
    update protection_restriction set ended_at = ${at}, lifted_by = ${liftedBy}, lift_note = ${liftNote}
    where id = ${id}`.execute(tx);
};

/** Ends those whose time is over, of one account or of all. */
export const endDueRows = async (
  tx: Transaction,
  at: Date,
  accountId: bigint | null,
): Promise<Pick<Restriction, 'accountId' | 'kind'>[]> => {
  const { rows } = await sql<Pick<Restriction, 'accountId' | 'kind'>>`
    update protection_restriction set ended_at = until
    where ended_at is null and until <= ${at}
      and (${accountId}::bigint is null or account_id = ${accountId}::bigint)
    returning account_id as "accountId", kind`.execute(tx);
  return rows;
};

export const selectStanding = async (
  on: Database | Transaction,
  accountId: bigint,
  kind: RestrictionKind,
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ restricted: boolean }>`
    select exists (
      select from protection_restriction
      where account_id = ${accountId} and kind = ${kind} and ended_at is null
        and (until is null or until > ${at})) as restricted`.execute('pool' in on ? on.kysely : on);
  return rows[0]?.restricted ?? false;
};

export const selectRestrictions = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Restriction[]> => {
  const { rows } = await sql<Restriction>`
    select ${RESTRICTION} from protection_restriction
    where account_id = ${accountId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};
