import { announce, BusinessError, type StaffCaller, type Transaction } from '@hintha/platform';
import { type ChatChange, lockChat, updateChat } from './chat-store.ts';
import { insertLine } from './line-store.ts';
import type { Chat, Line } from './types.ts';

export type NewLine = Pick<Line, 'side' | 'kind' | 'author' | 'text' | 'at'> &
  Partial<Pick<Line, 'staffId' | 'requestId'>>;

/** Writes the next line of a chat that is held, together with what it changes; the pages know once that has committed. */
export const addLine = async (
  tx: Transaction,
  chat: Chat,
  { line, change = {} }: { line: NewLine; change?: ChatChange },
): Promise<{ chat: Chat; line: Line }> => {
  const seq = chat.lines + 1;
  const written: Line = { staffId: null, requestId: null, ...line, chatId: chat.id, seq };
  await insertLine(tx, written);
  const lastText = line.kind === 'TEXT' ? Array.from(line.text).slice(0, LAST_TEXT).join('') : chat.lastText;
  const after = await updateChat(tx, chat, { ...change, lines: seq, lastText, changedAt: line.at });
  announce(tx, { type: 'chat-changed', key: chatKey(chat.id) });
  return { chat: after, line: written };
};

const LAST_TEXT = 120;

/** The key of the events about a chat. */
export const chatKey = (id: bigint): string => `chat:${id}`;

/** Holds a chat that is not over. */
export const lockOpenChat = async (tx: Transaction, id: bigint): Promise<Chat> => {
  const chat = await lockChat(tx, id);
  if (chat === undefined) throw new BusinessError('not_found');
  if (chat.state === 'CLOSED') throw new BusinessError('chat_over');
  return chat;
};

/** Holds a chat that nobody else of the staff is in. */
export const lockFreeChat = async (tx: Transaction, id: bigint, { staffId }: StaffCaller): Promise<Chat> => {
  const chat = await lockOpenChat(tx, id);
  if (chat.assigneeId !== null && chat.assigneeId !== staffId) throw new BusinessError('chat_taken');
  return chat;
};
