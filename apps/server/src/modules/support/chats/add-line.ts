import { announce, type Transaction } from '@hintha/platform';
import { updateChat, type ChatChange } from './chat-store.ts';
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

/** What the facts about a chat are about. */
export const chatKey = (id: bigint): string => `chat:${id}`;
