import type { StaffCaller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findAccountNames, findIdsByBeginning } from '../../identity/index.ts';
import { type ChatCounts, countWaiting, selectClosed, selectOpen } from './chat-store.ts';
import { readAnyChat } from './read-chat.ts';
import { isStaffed } from './report-presence.ts';
import type { Chat, Line } from './types.ts';

interface ChatQuery {
  readonly view: 'open' | 'closed';
  /** A number, or the beginning of the name of an account. */
  readonly q?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** A chat as one of the staff sees it. */
export interface AdminChat {
  readonly chat: Chat;
  /** Empty for somebody without an account. */
  readonly account: string;
  readonly mine: boolean;
}

/** Of a longer list of names that begin alike these are shown: whoever searches types one more letter. */
const MOST_NAMES = 200;

/** The chats that are open, or those that are over, with whose they are. */
export const listChatQueue = async (
  { db }: AppContext,
  caller: StaffCaller,
  { view, q, before, limit }: ChatQuery,
): Promise<AdminChat[]> => {
  const wanted =
    q === undefined ? null : { text: q, accountIds: await findIdsByBeginning(db, q, MOST_NAMES) };
  const asked = { wanted, limit };
  const chats =
    view === 'open'
      ? await selectOpen(db, asked)
      : await selectClosed(db, { ...asked, before: before === undefined ? null : BigInt(before) });
  const ids = chats.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  const names = await findAccountNames(db, ids);
  return chats.map((chat) => toAdmin(chat, caller, names));
};

/** One chat of anybody with its lines after one of them. */
export const readAdminChat = async (
  ctx: AppContext,
  caller: StaffCaller,
  { chatId, after }: { chatId: bigint; after: number },
): Promise<{ admin: AdminChat; lines: readonly Line[]; more: boolean }> => {
  const { chat, lines, more } = await readAnyChat(ctx, chatId, after);
  const names = await findAccountNames(ctx.db, chat.accountId === null ? [] : [chat.accountId]);
  return { admin: toAdmin(chat, caller, names), lines, more };
};

const toAdmin = (
  chat: Chat,
  { staffId }: StaffCaller,
  names: ReadonlyMap<bigint, { name: string }>,
): AdminChat => ({
  chat,
  mine: chat.assigneeId === staffId,
  account: chat.accountId === null ? '' : (names.get(chat.accountId)?.name ?? ''),
});

/** What waits for anybody, and what for the caller; whether anybody is there. */
export const countChatQueue = async (
  ctx: AppContext,
  { staffId }: StaffCaller,
): Promise<ChatCounts & { staffed: boolean }> => {
  const [counts, staffed] = await Promise.all([countWaiting(ctx.db, staffId), isStaffed(ctx)]);
  return { ...counts, staffed };
};
