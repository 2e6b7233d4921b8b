import { announce, Refusal, transaction, type StaffCaller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { addLine } from './add-line.ts';
import { findRequestedLine } from './line-store.ts';
import { lockFreeChat } from './lock-open-chat.ts';
import { enterChat } from './take-chat.ts';
import type { Line } from './types.ts';

interface StaffLine {
  readonly chatId: bigint;
  readonly text: string;
  readonly requestId: string;
}

/** One of the staff writes a line; a chat that waits becomes its own. The same request is written once. */
export const answerChat = (house: House, caller: StaffCaller, order: StaffLine): Promise<Line> =>
  transaction(house.db, async (tx) => {
    const { chatId, text, requestId } = order;
    const held = await lockFreeChat(tx, chatId, caller);
    const earlier = await findRequestedLine(tx, { chatId, side: 'STAFF', requestId });
    if (earlier !== undefined) {
      if (earlier.text !== text || earlier.staffId !== caller.staffId) throw new Refusal('key_reused');
      return earlier;
    }
    const chat = held.agentId === null ? await enterChat(house, tx, held, caller) : held;
    const { staffId, name: author } = caller;
    const at = house.clock.now();
    const line = { side: 'STAFF', kind: 'TEXT', staffId, author, text, requestId, at } as const;
    const written = await addLine(tx, chat, { line, change: { waitingSince: null } });
    if (chat.accountId !== null) announce(tx, { type: 'chat-answered', key: String(chat.accountId) });
    return written.line;
  });
