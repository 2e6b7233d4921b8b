import type { support } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Guest } from '../types.ts';

/** Something that a guest has asked in writing. */
export interface Case {
  readonly id: bigint;
  readonly accountId: bigint | null;
  readonly type: support.CaseType;
  readonly content: string;
  /** What the page of the guest knew; null where it was not sent along. */
  readonly page: support.PublicState | null;
  readonly chatId: bigint | null;
  readonly state: support.CaseState;
  readonly assignee: string | null;
  readonly requestId: string;
  readonly openedAt: Date;
  readonly changedAt: Date;
}

/** An answer of the staff on a case. */
export interface Answer {
  readonly id: bigint;
  readonly caseId: bigint;
  readonly staffId: bigint;
  readonly author: string;
  readonly text: string;
  readonly requestId: string;
  readonly at: Date;
}

const CASE = sql`
  select id, account_id as "accountId", type, content, page, chat_id as "chatId", state, assignee, request_id as "requestId",
         opened_at as "openedAt", changed_at as "changedAt"
  from support_case`;

const on = (db: Database | Transaction) => ('pool' in db ? db.kysely : db);

/** A member's own cases follow its account, those of a visitor its browser. */
const ownedBy = ({ accountId, hash }: Guest): RawBuilder<unknown> =>
  accountId === null ? sql`account_id is null and guest_hash = ${hash}` : sql`account_id = ${accountId}`;

export interface NewCase extends Pick<Case, 'type' | 'content' | 'page' | 'chatId' | 'requestId'> {
  readonly guest: Guest;
  readonly at: Date;
}

export const insertCase = async (tx: Transaction, one: NewCase): Promise<Case> => {
  const { guest, type, content, page, chatId, requestId, at } = one;
  const { rows } = await sql<{ id: bigint }>`
    insert into support_case
      (account_id, guest_hash, network, type, content, page, chat_id, request_id, opened_at, changed_at)
    values (${guest.accountId}, ${guest.hash}, ${guest.network}, ${type}, ${content},
            ${page === null ? null : JSON.stringify(page)}::jsonb, ${chatId}, ${requestId},
            ${at}, ${at})
    returning id`.execute(tx);
  const inserted = await findCase(tx, rows[0]?.id ?? 0n);
  if (inserted === undefined) throw new Error('a case was not written');
  return inserted;
};

const lock = async (tx: Transaction, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support:${name}`}, 0))`.execute(tx);
};

/** Lets one call of a guest at a time through, until its transaction ends. */
export const lockGuest = async (tx: Transaction, { hash, accountId }: Guest): Promise<void> => {
  await lock(tx, hash.toString('hex'));
  if (accountId !== null) await lock(tx, String(accountId));
};

/**
 * Lets one guest of a network at a time open something, so that those who come at once, each as somebody new, are
 * counted. It is the last thing that is locked.
 */
export const lockNetwork = (tx: Transaction, { network }: Guest): Promise<void> =>
  lock(tx, `network ${network}`);

export const findCase = async (db: Database | Transaction, id: bigint): Promise<Case | undefined> => {
  const { rows } = await sql<Case>`${CASE} where id = ${id}`.execute(on(db));
  return rows[0];
};

export const findRequested = async (
  tx: Transaction,
  { hash }: Guest,
  requestId: string,
): Promise<Case | undefined> => {
  const { rows } = await sql<Case>`
    ${CASE} where guest_hash = ${hash} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

export const findOwned = async (db: Database, guest: Guest, id: bigint): Promise<Case | undefined> => {
  const { rows } = await sql<Case>`${CASE} where id = ${id} and ${ownedBy(guest)}`.execute(db.kysely);
  return rows[0];
};

export const selectOwned = async (
  db: Database,
  guest: Guest,
  page: { limit: number; offset: number },
): Promise<Case[]> => {
  const { rows } = await sql<Case>`
    ${CASE} where ${ownedBy(guest)} order by id desc limit ${page.limit} offset ${page.offset}`.execute(
    db.kysely,
  );
  return rows;
};

export const countOwned = async (db: Database, guest: Guest): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from support_case where ${ownedBy(guest)}`.execute(db.kysely);
  return rows[0]?.count ?? 0;
};

/** How many a guest and its network have opened since an instant. */
export const countOpened = async (tx: Transaction, guest: Guest, since: Date) => {
  const { rows } = await sql<{ ofGuest: number; fromNetwork: number }>`
    select (select count(*)::int from support_case where ${ownedBy(guest)} and opened_at > ${since}) as "ofGuest",
           (select count(*)::int from support_case where network = ${guest.network} and opened_at > ${since})
             as "fromNetwork"`.execute(tx);
  return rows[0] ?? { ofGuest: 0, fromNetwork: 0 };
};

/** Holds it until the transaction ends. */
export const lockCase = async (tx: Transaction, id: bigint): Promise<Case | undefined> => {
  await sql`select from support_case where id = ${id} for update`.execute(tx);
  return findCase(tx, id);
};

export interface CaseChange {
  readonly state: support.CaseState;
  readonly assignee: { readonly id: bigint; readonly name: string };
  readonly at: Date;
}

export const updateCase = async (tx: Transaction, id: bigint, change: CaseChange): Promise<void> => {
  const { state, assignee, at } = change;
  await sql`
    update support_case
    set state = ${state}, assignee_id = ${assignee.id}, assignee = ${assignee.name}, changed_at = ${at}
    where id = ${id}`.execute(tx);
};

const ANSWER = sql`
  select id, case_id as "caseId", staff_id as "staffId", author, text, request_id as "requestId", at
  from support_answer`;

export const insertAnswer = async (tx: Transaction, answer: Omit<Answer, 'id'>): Promise<void> => {
  const { caseId, staffId, author, text, requestId, at } = answer;
  await sql`
    insert into support_answer (case_id, staff_id, author, text, request_id, at)
    values (${caseId}, ${staffId}, ${author}, ${text}, ${requestId}, ${at})`.execute(tx);
};

export const selectAnswers = async (db: Database | Transaction, caseId: bigint): Promise<Answer[]> => {
  const { rows } = await sql<Answer>`${ANSWER} where case_id = ${caseId} order by id`.execute(on(db));
  return rows;
};

export interface CaseQueue {
  readonly state: support.CaseState;
  /** The one with that number and those of these accounts; null for everybody's. */
  readonly wanted: { readonly text: string; readonly accountIds: readonly bigint[] } | null;
  readonly after: bigint;
  readonly limit: number;
}

/** Oldest first, from the one after `after` on. */
export const selectCases = async (
  db: Database,
  { state, wanted, after, limit }: CaseQueue,
): Promise<Case[]> => {
  const fitting =
    wanted === null
      ? sql`true`
      : sql`(id::text = ${wanted.text} or account_id = any(${wanted.accountIds}::bigint[]))`;
  const { rows } = await sql<Case>`
    ${CASE} where state = ${state} and id > ${after} and ${fitting} order by id limit ${limit}`.execute(
    db.kysely,
  );
  return rows;
};

/** The cases of an account from before one of them, the latest first. */
export const listCasesOf = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Case[]> => {
  const { rows } = await sql<Case>`
    ${CASE} where account_id = ${accountId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};
