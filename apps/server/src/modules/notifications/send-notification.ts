import { loadNotificationTexts } from '@hintha/messages';
import { type Database, queueJob, type Transaction, Undeliverable } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import {
  closeNotification,
  findWaiting,
  insertNotification,
  keepNotification,
  selectNotifications,
} from './store.ts';
import type {
  NotificationFilter,
  NotificationOrder,
  StoredNotification,
  RenderedNotification,
} from './types.ts';

export const DELIVER_NOTIFICATION = 'notifications.deliver';

/** Renders a notification and has it delivered once the transaction has committed. */
export const sendNotification = async (
  ctx: AppContext,
  tx: Transaction,
  order: NotificationOrder,
): Promise<void> => {
  const { channel, recipient, language, template, values } = order;
  const { subject, text } = (await loadNotificationTexts(language))[template];
  const notification = { channel, recipient, template, subject, text: fill(text, values) };
  const id = await insertNotification(tx, notification, ctx.clock.now());
  await queueJob(tx, DELIVER_NOTIFICATION, `notification:${id}`, { id: String(id) });
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the notification has no value for ${name}`);
    return value;
  });

/**
 * Hands a notification to the mail server or the gateway, or keeps it when there is none. It may go out twice when the
 * program ends between the hand-over and the note of it, and it never gets lost.
 */
export const deliverNotification = async (ctx: AppContext, id: bigint): Promise<void> => {
  const notification = await findWaiting(ctx.db, id);
  if (notification === undefined) return;
  const send = deliveryChannelOf(ctx, notification);
  if (send === null) return keepNotification(ctx.db, id, ctx.clock.now());
  try {
    await send();
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    ctx.log.warn({ err: error, notification: String(id) }, 'a notification was refused');
    return closeNotification(ctx.db, id, 'refused', ctx.clock.now());
  }
  await closeNotification(ctx.db, id, 'sent', ctx.clock.now());
};

const deliveryChannelOf = (
  { deliveryChannels }: AppContext,
  notification: RenderedNotification,
): (() => Promise<void>) | null => {
  const { mailer, sms } = deliveryChannels;
  const { channel, recipient: to, subject, text } = notification;
  if (channel === 'mail') return mailer && (() => mailer.send({ to, subject, text }));
  return sms && (() => sms.send({ to, text }));
};

/** A page of the outbox, the latest first, and whether more follows. The text of a notification may hold secrets. */
export const listNotifications = async (
  db: Database,
  filter: NotificationFilter,
): Promise<{ notifications: StoredNotification[]; hasMore: boolean }> => {
  const rows = await selectNotifications(db, { ...filter, limit: filter.limit + 1 });
  return { notifications: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
};
