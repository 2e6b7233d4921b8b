import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { AuditFilter, Head, StoredAuditEntry } from './types.ts';

export interface NewAuditEntry {
  actorId: bigint | null;
  actorName: string;
  action: string;
  subject: string;
  reason: string | null;
  /** As JSON. */
  details: string;
}

/** Adds a row at the end of the chain; the database gives it its position, its time and its hash. */
export const insertAuditEntry = async (tx: Transaction, entry: NewAuditEntry): Promise<void> => {
  const { actorId, actorName, action, subject, reason, details } = entry;
  await sql`
    insert into audit_entry (actor_id, actor_name, action, subject, reason, details)
    values (${actorId}, ${actorName}, ${action}, ${subject}, ${reason}, ${details}::json)`.execute(tx);
};

const ENTRY = sql`
  position, prev_hash as "prevHash", row_hash as "rowHash", actor_id as "actorId", actor_name as "actorName",
  action, subject, reason, details::text as details, at`;

export const selectAuditEntries = async (db: Database, filter: AuditFilter): Promise<StoredAuditEntry[]> => {
  const {
    actor = null,
    action = null,
    subject = null,
    from = null,
    to = null,
    before = null,
    limit,
  } = filter;
  const without = filter.without ?? [];
  const { rows } = await sql<StoredAuditEntry>`
    select ${ENTRY} from audit_entry
    where (${actor}::text is null or actor_name = ${actor})
      and (${action}::text is null or action = ${action})
      and (${subject}::text is null or subject = ${subject})
      and (${from}::bigint is null or at >= to_timestamp(${from}::bigint / 1000.0))
      and (${to}::bigint is null or at < to_timestamp(${to}::bigint / 1000.0))
      and action <> all(${without}::text[])
      and (${before}::bigint is null or position < ${before}::bigint)
    order by position desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const selectLatestAuditEntries = async (
  db: Database,
  actions: readonly string[],
  subjects: readonly string[],
): Promise<StoredAuditEntry[]> => {
  const { rows } = await sql<StoredAuditEntry>`
    select distinct on (subject) ${ENTRY} from audit_entry
    where subject = any(${subjects}::text[]) and action = any(${actions}::text[])
    order by subject, position desc`.execute(db.kysely);
  return rows;
};

/** The entries after a position, in their order. */
export const selectAuditEntriesAfter = async (
  db: Database,
  position: bigint,
  limit: number,
): Promise<StoredAuditEntry[]> => {
  const { rows } = await sql<StoredAuditEntry>`
    select ${ENTRY} from audit_entry where position > ${position}
    order by position limit ${limit}`.execute(db.kysely);
  return rows;
};

export const readHead = async (db: Database): Promise<Head> => {
  const { rows } = await sql<Head>`select position, hash from audit_head`.execute(db.kysely);
  const [head] = rows;
  if (head === undefined) throw new Error('the audit has no head');
  return head;
};
