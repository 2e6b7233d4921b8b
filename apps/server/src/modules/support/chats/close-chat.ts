import { Refusal, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import type { Guest } from '../types.ts';
import { addLine } from './add-line.ts';
import { lockFreeChat, lockOpenChat } from './lock-open-chat.ts';
import { findOwnChat, isOpen } from './own-chat.ts';
import type { Chat } from './types.ts';

/** One of the staff ends a chat that it is in, or that waits. */
export const closeChat = (house: House, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(house.db, async (tx) => {
    const chat = await lockFreeChat(tx, id, caller);
    await endChat(house, tx, chat, caller.name);
    const details = { account: chat.accountId, lines: chat.lines };
    await recordAct(tx, { actor: actorOf(caller), deed: 'chat.close', subject: `chat:${id}`, details });
  });

/** The guest ends its chat. */
export const leaveChat = async (house: House, guest: Guest | undefined): Promise<void> => {
  const own = guest && (await findOwnChat(house, guest));
  if (!isOpen(own)) throw new Refusal('chat_over');
  await transaction(house.db, async (tx) => {
    await endChat(house, tx, await lockOpenChat(tx, own.id), '');
  });
};

/** Ends a chat that is held. Nobody of the staff has ended it when no name is told. */
export const endChat = async ({ clock }: House, tx: Transaction, chat: Chat, by: string): Promise<void> => {
  const line = { side: 'HOUSE', kind: 'CLOSED', author: by, text: '', at: clock.now() } as const;
  const change = { state: 'CLOSED', agentId: null, agent: null, waitingSince: null } as const;
  await addLine(tx, chat, { line, change });
};
