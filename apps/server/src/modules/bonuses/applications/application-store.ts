import type { bonuses } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Application, Grant } from '../types.ts';

/** With the pictures in their order. A bonus that staff decides on has a most and comes once. */
const APPLICATION = sql`
  select a.id, a.account_id as "accountId", a.kind, a.contact_id as "contactId", a.comment, a.marks, a.state,
         a.reason, k.most, coalesce(g.amount, d.amount) as amount, a.applied_at as "appliedAt",
         a.decided_by as "decidedBy", a.decision_key as "decisionKey", a.decided_at as "decidedAt",
         array(select p.picture_id from bonuses_application_picture p
               where p.application_id = a.id order by p.place) as pictures,
         exists (select from bonuses_grant_fingerprint m
                 where m.kind = a.kind and m.period = '' and m.mark = any(a.marks)
                   and m.account_id <> a.account_id) as "hadElsewhere"
  from bonuses_application a
  join bonuses_kind k on k.code = a.kind
  left join bonuses_grant g on g.id = a.grant_id
  left join bonuses_due d on a.state = 'DUE' and d.account_id = a.account_id and d.kind = a.kind and d.period = ''`;

export interface NewApplication {
  readonly accountId: bigint;
  readonly kind: string;
  readonly contactId: string;
  readonly comment: string;
  readonly marks: readonly string[];
  readonly requestId: string;
  readonly at: Date;
}

/** Its id; undefined when another one is open or was granted. */
export const insertApplication = async (
  tx: Transaction,
  { accountId, kind, contactId, comment, marks, requestId, at }: NewApplication,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into bonuses_application
      (account_id, kind, contact_id, comment, marks, request_id, applied_at)
    values (${accountId}, ${kind}, ${contactId}, ${comment}, ${marks}::text[], ${requestId}, ${at})
    on conflict (account_id, kind) where state <> 'REJECTED' do nothing returning id`.execute(tx);
  return rows[0]?.id;
};

export const insertPictures = async (
  tx: Transaction,
  id: bigint,
  pictures: readonly string[],
): Promise<void> => {
  await sql`
    insert into bonuses_application_picture (picture_id, application_id, place)
    select p.id, ${id}, p.place from unnest(${pictures}::text[]) with ordinality as p (id, place)`.execute(
    tx,
  );
};

export const findApplication = async (
  on: Database | Transaction,
  id: bigint,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`${APPLICATION} where a.id = ${id}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const findRequestedApplication = async (
  on: Database | Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`
    ${APPLICATION} where a.account_id = ${accountId} and a.request_id = ${requestId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

/** The member's last one for a bonus. */
export const findLastApplication = async (
  on: Database | Transaction,
  accountId: bigint,
  kind: string,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`
    ${APPLICATION} where a.account_id = ${accountId} and a.kind = ${kind} order by a.id desc limit 1`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

/** Holds it until the transaction ends. */
export const lockRow = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`select from bonuses_application where id = ${id} for update`.execute(tx);
};

interface Decided {
  readonly state: 'DUE' | 'ISSUED' | 'REJECTED';
  readonly reason: string | null;
  readonly grantId: bigint | null;
  readonly by: bigint | null;
  readonly key: string | null;
  readonly at: Date;
}

export const updateDecided = async (tx: Transaction, id: bigint, decided: Decided): Promise<void> => {
  const { state, reason, grantId, by, key, at } = decided;
  await sql`
    update bonuses_application
    set state = ${state}, reason = ${reason}, grant_id = ${grantId}, decided_by = ${by}, decision_key = ${key},
        decided_at = ${at}
    where id = ${id}`.execute(tx);
};

/** What was approved and due is given by now. */
export const updateIssued = async (
  tx: Transaction,
  { id, accountId, kind }: Pick<Grant, 'id' | 'accountId' | 'kind'>,
): Promise<void> => {
  await sql`
    update bonuses_application set state = 'ISSUED', grant_id = ${id}
    where account_id = ${accountId} and kind = ${kind} and state = 'DUE'`.execute(tx);
};

export interface ApplicationQueue {
  readonly state: bonuses.ApplicationState;
  /** Those of these accounts, with that id, or with that id in the messaging app; null for everybody's. */
  readonly wanted: { readonly text: string; readonly accountIds: readonly bigint[] } | null;
  readonly after: bigint;
  readonly limit: number;
}

/** Oldest first, from the one after `after` on. */
export const selectApplications = async (db: Database, queue: ApplicationQueue): Promise<Application[]> => {
  const { state, wanted, after, limit } = queue;
  const { rows } = await sql<Application>`
    ${APPLICATION}
    where a.state = ${state} and a.id > ${after}
      and ${
        wanted === null
          ? sql`true`
          : sql`(a.id::text = ${wanted.text} or lower(a.contact_id) = lower(${wanted.text})
                 or a.account_id = any(${wanted.accountIds}::bigint[]))`
      }
    order by a.id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** By its own number or the member's id in the messaging app, the latest first. */
export const selectApplicationsByFingerprints = async (
  db: Database,
  { id, contactId }: { id: bigint | null; contactId: string },
  limit: number,
): Promise<Application[]> => {
  const { rows } = await sql<Application>`
    ${APPLICATION} where a.id = ${id} or lower(a.contact_id) = lower(${contactId})
    order by a.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** A member's applications from before one of them, the latest first. */
export const selectApplicationsBefore = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Application[]> => {
  const { rows } = await sql<Application>`
    ${APPLICATION} where a.account_id = ${accountId} and (${before}::bigint is null or a.id < ${before})
    order by a.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export interface WaitingApplications {
  readonly state: string;
  readonly count: number;
  readonly oldestAt: Date;
}

/** How many wait to be decided, and since when the first of them; nothing when none does. */
export const countApplications = async (db: Database): Promise<WaitingApplications[]> => {
  const { rows } = await sql<WaitingApplications>`
    select state, count(*)::int as count, min(applied_at) as "oldestAt" from bonuses_application
    where state = 'APPLYING' group by state`.execute(db.kysely);
  return rows;
};

/** Whether the picture came with an application. */
export const hasPicture = async (db: Database, pictureId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from bonuses_application_picture where picture_id = ${pictureId}`.execute(db.kysely);
  return rows.length > 0;
};
