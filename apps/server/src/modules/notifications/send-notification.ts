import { loadNotificationTexts } from '@hintha/messages';
import { type Database, queueJob, type Transaction, Undeliverable } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import {
  closeNotification,
  findWaiting,
  insertNotification,
  keepNotification,
  selectNotifications,
  selectBySigns,
} from './store.ts';
import type {
  NotificationFilter,
  NotificationOrder,
  StoredNotification,
  RenderedNotification,
} from './types.ts';

export const DELIVER_NOTIFICATION = 'letters.deliver';

/** Writes a letter and has it carried out once the transaction has committed. */
export const sendNotification = async (
  ctx: AppContext,
  tx: Transaction,
  order: NotificationOrder,
): Promise<void> => {
  const { channel, recipient, language, template, values } = order;
  const { subject, text } = (await loadNotificationTexts(language))[template];
  const letter = { channel, recipient, template, subject, text: fill(text, values) };
  const id = await insertNotification(tx, letter, ctx.clock.now());
  await queueJob(tx, DELIVER_NOTIFICATION, `letter:${id}`, { id: String(id) });
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the letter has no value for ${name}`);
    return value;
  });

/**
 * Hands a letter to the mail server or the gateway, or keeps it when the house has none. It may go out twice when the
 * program ends between the hand-over and the note of it, and it never gets lost.
 */
export const deliverNotification = async (ctx: AppContext, id: bigint): Promise<void> => {
  const letter = await findWaiting(ctx.db, id);
  if (letter === undefined) return;
  const send = deliveryChannelOf(ctx, letter);
  if (send === null) return keepNotification(ctx.db, id, ctx.clock.now());
  try {
    await send();
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    ctx.log.warn({ err: error, letter: String(id) }, 'a letter was refused');
    return closeNotification(ctx.db, id, 'refused', ctx.clock.now());
  }
  await closeNotification(ctx.db, id, 'sent', ctx.clock.now());
};

const deliveryChannelOf = (
  { deliveryChannels }: AppContext,
  letter: RenderedNotification,
): (() => Promise<void>) | null => {
  const { mailer, sms } = deliveryChannels;
  const { channel, recipient: to, subject, text } = letter;
  if (channel === 'mail') return mailer && (() => mailer.send({ to, subject, text }));
  return sms && (() => sms.send({ to, text }));
};

/** A page of the outbox, the latest first, and whether more follows. The words of a letter may hold secrets. */
export const listNotifications = async (
  db: Database,
  filter: NotificationFilter,
): Promise<{ letters: StoredNotification[]; hasMore: boolean }> => {
  const rows = await selectNotifications(db, { ...filter, limit: filter.limit + 1 });
  return { letters: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
};

/** Letters by their id or by whom they went to, the latest first. */
export const findNotifications = (
  db: Database,
  signs: { id: bigint | null; recipients: readonly string[] },
  limit: number,
): Promise<StoredNotification[]> => selectBySigns(db, signs, limit);
