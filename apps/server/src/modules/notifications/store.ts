import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { NotificationFilter, StoredNotification, RenderedNotification } from './types.ts';

export const insertNotification = async (
  tx: Transaction,
  notification: RenderedNotification,
  at: Date,
): Promise<bigint> => {
  const { channel, recipient, template, subject, text } = notification;
  const { rows } = await sql<{ id: bigint }>`
    insert into notifications_message (channel, recipient, template, subject, text, created_at)
    values (${channel}, ${recipient}, ${template}, ${subject}, ${text}, ${at}) returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a notification was not written');
  return row.id;
};

export const findWaiting = async (db: Database, id: bigint): Promise<RenderedNotification | undefined> => {
  const { rows } = await sql<RenderedNotification>`
    select channel, recipient, template, subject, text from notifications_message
    where id = ${id} and state = 'waiting'`.execute(db.kysely);
  return rows[0];
};

export const keepNotification = async (db: Database, id: bigint, at: Date): Promise<void> => {
  await sql`update notifications_message set state = 'kept', closed_at = ${at} where id = ${id}`.execute(
    db.kysely,
  );
};

/** The notification was sent or never will be; its text is erased. */
export const closeNotification = async (
  db: Database,
  id: bigint,
  state: 'sent' | 'refused',
  at: Date,
): Promise<void> => {
  await sql`
    update notifications_message set state = ${state}, closed_at = ${at}, text = '' where id = ${id}`.execute(
    db.kysely,
  );
};

const NOTIFICATION = sql`
  id, channel, recipient, template, subject, text, state, created_at as "createdAt", closed_at as "closedAt"`;

/** Notifications by their id or by whom they went to, the latest first. */
export const findNotifications = async (
  db: Database,
  { id, recipients }: { id: bigint | null; recipients: readonly string[] },
  limit: number,
): Promise<StoredNotification[]> => {
  const { rows } = await sql<StoredNotification>`
    select ${NOTIFICATION} from notifications_message where id = ${id} or recipient = any(${recipients}::text[])
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const selectNotifications = async (
  db: Database,
  filter: NotificationFilter,
): Promise<StoredNotification[]> => {
  const { channel = null, state = null, recipient = null, before = null, limit } = filter;
  const { rows } = await sql<StoredNotification>`
    select ${NOTIFICATION} from notifications_message
    where (${channel}::text is null or channel = ${channel})
      and (${state}::text is null or state = ${state})
      and (${recipient}::text is null or recipient = ${recipient})
      and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};
