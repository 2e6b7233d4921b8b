import type { support } from '@hintha/contract';
import { announce, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readLevel } from '../../members/index.ts';
import { readSettings } from '../../settings/index.ts';
import { queueOf } from '../rules.ts';
import { supportSettings } from '../settings.ts';
import type { Guest } from '../types.ts';
import { chatKey } from './add-line.ts';
import { findChat, updateRead } from './chat-store.ts';
import { findOwnChat } from './find-own-chat.ts';
import { hoursAt } from './hours-at.ts';
import { selectLines } from './line-store.ts';
import { isStaffed } from './report-presence.ts';
import type { Chat, Line } from './types.ts';

/** Lines that come at once; who has more to read asks again. */
const AT_ONCE = 200;

interface Lines {
  readonly lines: readonly Line[];
  readonly more: boolean;
}

export interface OwnChat extends Lines {
  readonly chat: Chat | undefined;
  readonly staffed: boolean;
  readonly queue: support.ChatQueue;
  readonly hours: support.Hours | null;
  readonly caseAfterMinutes: number;
}

const readLines = async ({ db }: AppContext, chatId: bigint, after: number): Promise<Lines> => {
  const lines = await selectLines(db, chatId, { after, limit: AT_ONCE + 1 });
  return { lines: lines.slice(0, AT_ONCE), more: lines.length > AT_ONCE };
};

/** The guest's own chat with its lines after one of them. */
export const readChat = async (
  ctx: AppContext,
  guest: Guest | undefined,
  after: number,
): Promise<OwnChat> => {
  const [chat, staffed, queue, { chatHours, unansweredMinutes }] = await Promise.all([
    guest && findOwnChat(ctx, guest),
    isStaffed(ctx),
    readQueue(ctx, guest),
    readSettings(ctx.db, supportSettings),
  ]);
  const hours = hoursAt(chatHours, ctx.clock.now());
  const lines = chat === undefined ? { lines: [], more: false } : await readLines(ctx, chat.id, after);
  return { chat, staffed, queue, hours, caseAfterMinutes: unansweredMinutes, ...lines };
};

/** Where the guest would be answered now. */
export const readQueue = async (ctx: AppContext, guest: Guest | undefined): Promise<support.ChatQueue> =>
  queueOf(guest?.accountId == null ? 0 : (await readLevel(ctx.db, guest.accountId)).rankLevel);

/** The guest has read its chat up to a line; answers what is left unread. */
export const markRead = async (ctx: AppContext, guest: Guest | undefined, seq: number): Promise<number> => {
  const own = guest && (await findOwnChat(ctx, guest));
  if (own === undefined) return 0;
  await updateRead(ctx.db, { id: own.id, side: 'guest', seq });
  announce(ctx.db, { type: 'chat-changed', key: chatKey(own.id) });
  return (await findChat(ctx.db, own.id))?.guestUnread ?? 0;
};

/** A chat of anybody with its lines after one of them. */
export const readAnyChat = async (
  ctx: AppContext,
  id: bigint,
  after: number,
): Promise<Lines & { readonly chat: Chat }> => {
  const chat = await findChat(ctx.db, id);
  if (chat === undefined) throw new BusinessError('not_found');
  return { chat, ...(await readLines(ctx, id, after)) };
};

/** Who of the staff is in a chat has read it up to a line; reading from outside changes nothing. */
export const markStaffRead = async (
  ctx: AppContext,
  { staffId }: { staffId: bigint },
  { chatId, seq }: { chatId: bigint; seq: number },
): Promise<void> => {
  const chat = await findChat(ctx.db, chatId);
  if (chat === undefined) throw new BusinessError('not_found');
  if (chat.assigneeId !== staffId) return;
  await updateRead(ctx.db, { id: chatId, side: 'staff', seq });
  announce(ctx.db, { type: 'chat-changed', key: chatKey(chatId) });
};
