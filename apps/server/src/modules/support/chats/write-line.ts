import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { lockGuest, lockNetwork } from '../cases/case-store.ts';
import { readSettings } from '../../settings/index.ts';
import { supportSettings } from '../settings.ts';
import type { Guest } from '../types.ts';
import { addLine } from './add-line.ts';
import { countChats, findChatOfRequest, findLastChat, insertChat, lockChat } from './chat-store.ts';
import { findOwnChat, isOpen, type Opening, readOpening } from './find-own-chat.ts';
import { countLines, findRequestedLine } from './line-store.ts';
import type { Chat, Line } from './types.ts';

interface GuestLine {
  readonly text: string;
  /** How a visitor wants to be called. */
  readonly name: string;
  readonly language: string;
  readonly requestId: string;
}

/** A guest writes a line, into the chat that it has open or into a new one. The same request is written once. */
export const writeLine = async (ctx: AppContext, guest: Guest, line: GuestLine): Promise<Line> => {
  const open = isOpen(await findOwnChat(ctx, guest));
  const opening = open ? null : await readOpening(ctx, guest, line.name);
  return transaction(ctx.db, async (tx) => {
    await lockGuest(tx, guest);
    const earlier = await findEarlier(tx, guest, line);
    if (earlier !== undefined) return earlier;
    const last = await findLastChat(tx, guest);
    const held = last && (await lockChat(tx, last.id));
    const chat = isOpen(held)
      ? held
      : await openChat(ctx, tx, {
          guest,
          line,
          opening: opening ?? (await readOpening(ctx, guest, line.name)),
        });
    return write(ctx, tx, chat, line);
  });
};

const findEarlier = async (
  tx: Transaction,
  guest: Guest,
  { text, requestId }: GuestLine,
): Promise<Line | undefined> => {
  const chat = await findChatOfRequest(tx, guest, requestId);
  if (chat === undefined) return undefined;
  const earlier = await findRequestedLine(tx, { chatId: chat.id, side: 'GUEST', requestId });
  if (earlier !== undefined && earlier.text !== text) throw new BusinessError('key_reused');
  return earlier;
};

interface Beginning {
  readonly guest: Guest;
  readonly line: GuestLine;
  readonly opening: Opening;
}

const MINUTE_MS = 60_000;

const openChat = async (
  { clock }: AppContext,
  tx: Transaction,
  { guest, line: { language }, opening }: Beginning,
): Promise<Chat> => {
  const at = clock.now();
  const { chatsPerGuest, chatsPerNetwork, chatMinutes } = await readSettings(tx, supportSettings);
  await lockNetwork(tx, guest);
  const counts = await countChats(tx, guest, new Date(at.getTime() - chatMinutes * MINUTE_MS));
  if (counts.ofGuest >= chatsPerGuest || counts.fromNetwork >= chatsPerNetwork)
    throw new BusinessError('too_many_requests');
  const chat = await lockChat(tx, await insertChat(tx, { guest, language, ...opening, at }));
  if (chat === undefined) throw new Error('a chat that was written is not there');
  return chat;
};

const write = async (
  { clock }: AppContext,
  tx: Transaction,
  chat: Chat,
  { text, requestId }: GuestLine,
): Promise<Line> => {
  const at = clock.now();
  const { linesPerMinute } = await readSettings(tx, supportSettings);
  const written = await countLines(tx, chat.id, new Date(at.getTime() - MINUTE_MS));
  if (written >= linesPerMinute) throw new BusinessError('too_many_requests');
  const change = { waitingSince: chat.waitingSince ?? at };
  const line = { side: 'GUEST', kind: 'TEXT', author: '', text, requestId, at } as const;
  return (await addLine(tx, chat, { line, change })).line;
};
