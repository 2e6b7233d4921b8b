import type { AdminChat } from './list-chat-queue.ts';
import type { OwnChat } from './read-chat.ts';
import type { Chat, Line } from './types.ts';

export const toLineView = ({ seq, side, kind, author, text, requestId, at }: Line) => ({
  seq,
  side,
  kind,
  author,
  text,
  requestId: side === 'GUEST' ? requestId : null,
  at: at.getTime(),
});

/** The staff knows its own lines again as well. */
export const toAdminLine = (line: Line) => ({
  ...toLineView(line),
  requestId: line.side === 'STAFF' ? line.requestId : null,
});

const toChatView = ({ id, state, queue, assignee, lines, guestRead, staffRead, guestUnread }: Chat) => ({
  id: String(id),
  state,
  queue,
  assignee,
  lines,
  guestRead,
  staffRead,
  unread: guestUnread,
});

export const toOwnView = ({ chat, lines, ...rest }: OwnChat) => ({
  ...rest,
  chat: chat === undefined ? null : toChatView(chat),
  lines: lines.map(toLineView),
});

export const toAdminChatView = ({ chat, account, mine }: AdminChat) => ({
  id: String(chat.id),
  accountId: chat.accountId === null ? null : String(chat.accountId),
  account,
  name: chat.name,
  queue: chat.queue,
  state: chat.state,
  assignee: chat.assignee,
  mine,
  language: chat.language,
  lines: chat.lines,
  guestRead: chat.guestRead,
  unread: chat.staffUnread,
  lastText: chat.lastText,
  openedAt: chat.openedAt.getTime(),
  waitingSince: chat.waitingSince?.getTime() ?? null,
  changedAt: chat.changedAt.getTime(),
});
