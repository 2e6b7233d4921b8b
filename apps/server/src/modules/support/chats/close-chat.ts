import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { insertCase } from '../cases/case-store.ts';
import { toContent } from '../rules.ts';
import { supportSettings } from '../settings.ts';
import type { Guest } from '../types.ts';
import { addLine, lockFreeChat, lockOpenChat } from './add-line.ts';
import { selectOverdue } from './chat-store.ts';
import { findOwnChat, isOpen } from './find-own-chat.ts';
import { findFirstLine } from './line-store.ts';
import { isStaffed } from './report-presence.ts';
import type { Chat } from './types.ts';
import { readSettings } from '../../settings/index.ts';

/** One of the staff ends a chat that it is in, or that waits. */
export const closeChat = (ctx: AppContext, caller: StaffCaller, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const chat = await lockFreeChat(tx, id, caller);
    await endChat(ctx, tx, chat, caller.name);
    const details = { account: chat.accountId, lines: chat.lines };
    await recordAudit(tx, { actor: actorOf(caller), action: 'chat.close', subject: `chat:${id}`, details });
  });

/** The guest ends its chat. */
export const leaveChat = async (ctx: AppContext, guest: Guest | undefined): Promise<void> => {
  const own = guest && (await findOwnChat(ctx, guest));
  if (!isOpen(own)) throw new BusinessError('chat_over');
  await transaction(ctx.db, async (tx) => {
    await endChat(ctx, tx, await lockOpenChat(tx, own.id), '');
  });
};

/** Ends a chat that is held. Nobody of the staff has ended it when no name is given. */
const endChat = async ({ clock }: AppContext, tx: Transaction, chat: Chat, by: string): Promise<void> => {
  const line = { side: 'SYSTEM', kind: 'CLOSED', author: by, text: '', at: clock.now() } as const;
  const change = { state: 'CLOSED', assigneeId: null, assignee: null, waitingSince: null } as const;
  await addLine(tx, chat, { line, change });
};

/** The guest makes a case of its chat, in which nobody of the staff is. Answers its number. */
export const leaveCase = async (ctx: AppContext, guest: Guest | undefined): Promise<bigint> => {
  const own = guest && (await findOwnChat(ctx, guest));
  if (!isOpen(own)) throw new BusinessError('chat_over');
  return transaction(ctx.db, async (tx) => {
    const chat = await lockOpenChat(tx, own.id);
    if (chat.state === 'TAKEN') throw new BusinessError('chat_taken');
    return turnIntoCase(ctx, tx, chat);
  });
};

const MINUTE_MS = 60_000;

/** What nobody answers becomes a case: soon while nobody is there, else after a day. Talks that fell silent are over. */
export const endOverdue = async (ctx: AppContext): Promise<void> => {
  const now = ctx.clock.now().getTime();
  const { unansweredMinutes, silentHours } = await readSettings(ctx.db, supportSettings);
  const bounds = {
    waits: new Date(now - unansweredMinutes * MINUTE_MS),
    silent: new Date(now - silentHours * 60 * MINUTE_MS),
  };
  const staffed = await isStaffed(ctx);
  for (const { id, waits } of await selectOverdue(ctx.db, bounds)) {
    await transaction(ctx.db, async (tx) => {
      const chat = await lockOpenChat(tx, id);
      const isSilent = chat.changedAt < bounds.silent;
      if (waits && chat.state === 'WAITING') {
        if (!staffed || isSilent) await turnIntoCase(ctx, tx, chat);
      } else if (isSilent) await endChat(ctx, tx, chat, '');
    }).catch(passOver);
  }
};

/** Somebody has ended it meanwhile. */
const passOver = (error: unknown): void => {
  if (!(error instanceof BusinessError && error.code === 'chat_over')) throw error;
};

const turnIntoCase = async (ctx: AppContext, tx: Transaction, chat: Chat): Promise<bigint> => {
  const at = ctx.clock.now();
  const { accountId, guestHash: hash, network } = chat;
  const first = await findFirstLine(tx, chat.id);
  const { id } = await insertCase(tx, {
    guest: { accountId, account: '', hash, network },
    type: 'chat',
    content: toContent(first?.text ?? ''),
    page: null,
    chatId: chat.id,
    requestId: `chat-${chat.id}`,
    at,
  });
  const line = { side: 'SYSTEM', kind: 'CASE', author: '', text: String(id), at } as const;
  const change = { state: 'CLOSED', assigneeId: null, assignee: null, waitingSince: null } as const;
  await addLine(tx, chat, { line, change });
  return id;
};
