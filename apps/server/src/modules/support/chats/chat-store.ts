import type { support } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Guest } from '../types.ts';
import type { Chat } from './types.ts';

const CHAT = sql`
  select c.id, c.account_id as "accountId", c.guest_hash as "guestHash", c.network, c.name, c.language, c.queue, c.state,
         c.assignee_id as "assigneeId", c.assignee, c.lines, c.guest_read as "guestRead", c.staff_read as "staffRead",
         (select count(*)::int from support_line l
          where l.chat_id = c.id and l.seq > c.guest_read and l.side <> 'GUEST') as "guestUnread",
         (select count(*)::int from support_line l
          where l.chat_id = c.id and l.seq > c.staff_read and l.side = 'GUEST') as "staffUnread",
         c.last_text as "lastText", c.opened_at as "openedAt", c.waiting_since as "waitingSince",
         c.changed_at as "changedAt"
  from support_chat c`;

const on = (db: Database | Transaction) => ('pool' in db ? db.kysely : db);

/** A member's chats follow its account, those of a visitor its browser. */
const ownedBy = ({ accountId, hash }: Guest): RawBuilder<unknown> =>
  accountId === null
    ? sql`c.account_id is null and c.guest_hash = ${hash}`
    : sql`c.account_id = ${accountId}`;

export interface NewChat extends Pick<Chat, 'name' | 'language' | 'queue'> {
  readonly guest: Guest;
  readonly at: Date;
}

export const insertChat = async (tx: Transaction, chat: NewChat): Promise<bigint> => {
  const { guest, name, language, queue, at } = chat;
  const { rows } = await sql<{ id: bigint }>`
    insert into support_chat (account_id, guest_hash, network, name, language, queue, opened_at, changed_at)
    values (${guest.accountId}, ${guest.hash}, ${guest.network}, ${name}, ${language}, ${queue}, ${at}, ${at})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a chat was not written');
  return row.id;
};

export const findChat = async (db: Database | Transaction, id: bigint): Promise<Chat | undefined> => {
  const { rows } = await sql<Chat>`${CHAT} where c.id = ${id}`.execute(on(db));
  return rows[0];
};

/** The guest's last one; an open one is always the last. */
export const findLastChat = async (db: Database | Transaction, guest: Guest): Promise<Chat | undefined> => {
  const { rows } = await sql<Chat>`${CHAT} where ${ownedBy(guest)} order by c.id desc limit 1`.execute(
    on(db),
  );
  return rows[0];
};

/** The chat of the guest with a line that was asked for under this key. */
export const findChatOfRequest = async (
  tx: Transaction,
  guest: Guest,
  requestId: string,
): Promise<Chat | undefined> => {
  const { rows } = await sql<Chat>`
    ${CHAT} where ${ownedBy(guest)} and exists (
      select from support_line l where l.chat_id = c.id and l.side = 'GUEST' and l.request_id = ${requestId})
    order by c.id desc limit 1`.execute(tx);
  return rows[0];
};

/** Holds it until the transaction ends. */
export const lockChat = async (tx: Transaction, id: bigint): Promise<Chat | undefined> => {
  await sql`select from support_chat where id = ${id} for update`.execute(tx);
  return findChat(tx, id);
};

/** How many a guest and its network have opened since an instant. */
export const countChats = async (tx: Transaction, guest: Guest, since: Date) => {
  const { rows } = await sql<{ ofGuest: number; fromNetwork: number }>`
    select (select count(*)::int from support_chat c where ${ownedBy(guest)} and c.opened_at > ${since}) as "ofGuest",
           (select count(*)::int from support_chat c where c.network = ${guest.network} and c.opened_at > ${since})
             as "fromNetwork"`.execute(tx);
  return rows[0] ?? { ofGuest: 0, fromNetwork: 0 };
};

export type ChatChange = Partial<
  Pick<
    Chat,
    | 'accountId'
    | 'name'
    | 'queue'
    | 'state'
    | 'assigneeId'
    | 'assignee'
    | 'lines'
    | 'lastText'
    | 'waitingSince'
    | 'changedAt'
  >
>;

/** Puts a chat as it is after the change; it is held by then. */
export const updateChat = async (tx: Transaction, before: Chat, change: ChatChange): Promise<Chat> => {
  const chat = { ...before, ...change };
  await sql`
    update support_chat
    set account_id = ${chat.accountId}, name = ${chat.name}, queue = ${chat.queue}, state = ${chat.state},
        assignee_id = ${chat.assigneeId}, assignee = ${chat.assignee}, lines = ${chat.lines}, last_text = ${chat.lastText},
        waiting_since = ${chat.waitingSince}, changed_at = ${chat.changedAt}
    where id = ${chat.id}`.execute(tx);
  return chat;
};

/** Reading goes forward only, and not beyond the last line. */
export const updateRead = async (
  db: Database,
  { id, side, seq }: { id: bigint; side: 'guest' | 'staff'; seq: number },
): Promise<void> => {
  const column = side === 'guest' ? sql`guest_read` : sql`staff_read`;
  await sql`
    update support_chat set ${column} = least(lines, greatest(${column}, ${seq})) where id = ${id}`.execute(
    db.kysely,
  );
};

export interface ChatsWanted {
  /** The one with that number and those of these accounts; null for everybody's. */
  readonly wanted: { readonly text: string; readonly accountIds: readonly bigint[] } | null;
  readonly limit: number;
}

const fitting = (wanted: ChatsWanted['wanted']): RawBuilder<unknown> =>
  wanted === null
    ? sql`true`
    : sql`(c.id::text = ${wanted.text} or c.account_id = any(${wanted.accountIds}::bigint[]))`;

/** VIP first, then who waits longest. */
export const selectOpen = async (db: Database, { wanted, limit }: ChatsWanted): Promise<Chat[]> => {
  const { rows } = await sql<Chat>`
    ${CHAT} where c.state <> 'CLOSED' and ${fitting(wanted)}
    order by (c.state = 'WAITING') desc, (c.queue = 'VIP') desc, c.waiting_since nulls last, c.id
    limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Those that are over, the latest first. */
export const selectClosed = async (
  db: Database,
  { wanted, limit, before }: ChatsWanted & { before: bigint | null },
): Promise<Chat[]> => {
  const { rows } = await sql<Chat>`
    ${CHAT} where c.state = 'CLOSED' and ${fitting(wanted)} and (${before}::bigint is null or c.id < ${before}::bigint)
    order by c.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The chats of an account from before one of them, the latest first. */
export const listChatsOf = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Chat[]> => {
  const { rows } = await sql<Chat>`
    ${CHAT} where c.account_id = ${accountId} and (${before}::bigint is null or c.id < ${before}::bigint)
    order by c.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export interface ChatCounts {
  readonly waiting: number;
  readonly vip: number;
  readonly unread: number;
}

/** What waits for anybody, and what for one of the staff. */
export const countWaiting = async (db: Database, staffId: bigint): Promise<ChatCounts> => {
  const { rows } = await sql<ChatCounts>`
    select count(*) filter (where state = 'WAITING')::int as waiting,
           count(*) filter (where state = 'WAITING' and queue = 'VIP')::int as vip,
           coalesce(sum((select count(*) from support_line l
                         where l.chat_id = c.id and l.side = 'GUEST' and l.seq > c.staff_read))
                    filter (where assignee_id = ${staffId}), 0)::int as unread
    from support_chat c where state <> 'CLOSED'`.execute(db.kysely);
  return rows[0] ?? { waiting: 0, vip: 0, unread: 0 };
};

/** The chats that wait since before an instant, and those in which nobody has written since another. */
export const selectOverdue = async (
  db: Database,
  { waits, silent }: { waits: Date; silent: Date },
): Promise<{ id: bigint; state: support.ChatState; waits: boolean }[]> => {
  const { rows } = await sql<{ id: bigint; state: support.ChatState; waits: boolean }>`
    select id, state, state = 'WAITING' and waiting_since < ${waits} as waits from support_chat
    where state <> 'CLOSED' and ((state = 'WAITING' and waiting_since < ${waits}) or changed_at < ${silent})
    order by id limit 200`.execute(db.kysely);
  return rows;
};

export const upsertPresence = async (db: Database, staffId: bigint, until: Date): Promise<void> => {
  await sql`
    insert into support_presence (staff_id, until) values (${staffId}, ${until})
    on conflict (staff_id) do update set until = excluded.until`.execute(db.kysely);
};

export const deletePresence = async (db: Database, staffId: bigint): Promise<void> => {
  await sql`delete from support_presence where staff_id = ${staffId}`.execute(db.kysely);
};

/** Whether anybody is there at an instant. */
export const hasPresent = async (db: Database, at: Date): Promise<boolean> => {
  const { rows } = await sql`select from support_presence where until > ${at} limit 1`.execute(db.kysely);
  return rows.length > 0;
};
