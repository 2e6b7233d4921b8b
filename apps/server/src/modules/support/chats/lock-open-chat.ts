import { Refusal, type StaffCaller, type Transaction } from '@hintha/platform';
import { lockChat } from './chat-store.ts';
import type { Chat } from './types.ts';

/** Holds a chat that is not over. */
export const lockOpenChat = async (tx: Transaction, id: bigint): Promise<Chat> => {
  const chat = await lockChat(tx, id);
  if (chat === undefined) throw new Refusal('not_found');
  if (chat.state === 'CLOSED') throw new Refusal('chat_over');
  return chat;
};

/** Holds a chat that nobody else of the staff is in. */
export const lockFreeChat = async (tx: Transaction, id: bigint, { staffId }: StaffCaller): Promise<Chat> => {
  const chat = await lockOpenChat(tx, id);
  if (chat.agentId !== null && chat.agentId !== staffId) throw new Refusal('chat_taken');
  return chat;
};
