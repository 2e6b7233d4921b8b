import { type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { addLine } from './add-line.ts';
import { lockOpenChat } from './lock-open-chat.ts';
import type { Chat } from './types.ts';

/** One of the staff goes into a chat, also in place of a colleague. Whoever is in it already stays. */
export const takeChat = (house: House, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(house.db, async (tx) => {
    const chat = await lockOpenChat(tx, id);
    if (chat.agentId !== caller.staffId) await enterChat(house, tx, chat, caller);
  });

/** Puts one of the staff into a chat that is held. */
export const enterChat = async (
  { clock }: House,
  tx: Transaction,
  chat: Chat,
  caller: StaffCaller,
): Promise<Chat> => {
  const { staffId, name } = caller;
  const line = { side: 'HOUSE', kind: 'TAKEN', author: name, text: '', at: clock.now() } as const;
  const change = { state: 'TAKEN', agentId: staffId, agent: name } as const;
  const entered = await addLine(tx, chat, { line, change });
  const details = { account: chat.accountId, before: chat.agent };
  await recordAct(tx, { actor: actorOf(caller), deed: 'chat.take', subject: `chat:${chat.id}`, details });
  return entered.chat;
};
