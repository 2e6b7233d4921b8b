import { announce, BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { addLine, lockFreeChat, lockOpenChat } from './add-line.ts';
import { findRequestedLine } from './line-store.ts';
import type { Chat, Line } from './types.ts';

interface StaffLine {
  readonly chatId: bigint;
  readonly text: string;
  readonly requestId: string;
}

/** One of the staff writes a line; a chat that waits becomes its own. The same request is written once. */
export const answerChat = (ctx: AppContext, caller: StaffCaller, order: StaffLine): Promise<Line> =>
  transaction(ctx.db, async (tx) => {
    const { chatId, text, requestId } = order;
    const held = await lockFreeChat(tx, chatId, caller);
    const earlier = await findRequestedLine(tx, { chatId, side: 'STAFF', requestId });
    if (earlier !== undefined) {
      if (earlier.text !== text || earlier.staffId !== caller.staffId) throw new BusinessError('key_reused');
      return earlier;
    }
    const chat = held.assigneeId === null ? await enterChat(ctx, tx, held, caller) : held;
    const { staffId, name: author } = caller;
    const at = ctx.clock.now();
    const line = { side: 'STAFF', kind: 'TEXT', staffId, author, text, requestId, at } as const;
    const written = await addLine(tx, chat, { line, change: { waitingSince: null } });
    if (chat.accountId !== null) announce(tx, { type: 'chat-answered', key: String(chat.accountId) });
    return written.line;
  });

/** One of the staff goes into a chat, also instead of a colleague. Whoever is in it already stays. */
export const takeChat = (ctx: AppContext, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const chat = await lockOpenChat(tx, id);
    if (chat.assigneeId !== caller.staffId) await enterChat(ctx, tx, chat, caller);
  });

/** Puts one of the staff into a chat that is held. */
const enterChat = async (
  { clock }: AppContext,
  tx: Transaction,
  chat: Chat,
  caller: StaffCaller,
): Promise<Chat> => {
  const { staffId, name } = caller;
  const line = { side: 'SYSTEM', kind: 'TAKEN', author: name, text: '', at: clock.now() } as const;
  const change = { state: 'TAKEN', assigneeId: staffId, assignee: name } as const;
  const entered = await addLine(tx, chat, { line, change });
  const details = { account: chat.accountId, before: chat.assignee };
  await recordAudit(tx, { actor: actorOf(caller), action: 'chat.take', subject: `chat:${chat.id}`, details });
  return entered.chat;
};

/** One of the staff hands a chat back to its queue; the guest waits from now on, unless it has waited already. */
export const returnChat = (ctx: AppContext, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const chat = await lockFreeChat(tx, id, caller);
    if (chat.assigneeId === null) throw new BusinessError('chat_taken');
    const at = ctx.clock.now();
    const line = { side: 'SYSTEM', kind: 'RETURNED', author: caller.name, text: '', at } as const;
    const waitingSince = chat.waitingSince ?? at;
    const change = { state: 'WAITING', assigneeId: null, assignee: null, waitingSince } as const;
    await addLine(tx, chat, { line, change });
    const details = { account: chat.accountId };
    await recordAudit(tx, { actor: actorOf(caller), action: 'chat.return', subject: `chat:${id}`, details });
  });
