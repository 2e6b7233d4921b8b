import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { addLine } from './add-line.ts';
import { lockFreeChat } from './lock-open-chat.ts';

/** One of the staff hands a chat back to its queue; the guest waits from now on, unless it has waited already. */
export const returnChat = (house: House, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(house.db, async (tx) => {
    const chat = await lockFreeChat(tx, id, caller);
    if (chat.agentId === null) throw new Refusal('chat_taken');
    const at = house.clock.now();
    const line = { side: 'HOUSE', kind: 'RETURNED', author: caller.name, text: '', at } as const;
    const waitingSince = chat.waitingSince ?? at;
    const change = { state: 'WAITING', agentId: null, agent: null, waitingSince } as const;
    await addLine(tx, chat, { line, change });
    const details = { account: chat.accountId };
    await recordAct(tx, { actor: actorOf(caller), deed: 'chat.return', subject: `chat:${id}`, details });
  });
