import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { checkName } from '../../identity/index.ts';
import { readLevel, readProfile } from '../../members/index.ts';
import { lockGuest } from '../cases/case-store.ts';
import { queueOf } from '../rules.ts';
import type { Guest } from '../types.ts';
import { findLastChat, lockChat, updateChat } from './chat-store.ts';
import type { Chat } from './types.ts';

/** How a chat of the guest begins. */
export type Opening = Pick<Chat, 'name' | 'queue'>;

/**
 * What a guest goes by, and where it is answered: members above the fourth level in the VIP queue. A visitor's name may
 * not pass for the operator's.
 */
export const readOpening = async (ctx: AppContext, guest: Guest, named: string): Promise<Opening> => {
  const { accountId, account } = guest;
  if (accountId === null) {
    await checkName(ctx.db, 'name', named);
    return { name: named, queue: queueOf(0) };
  }
  const [{ nickname }, { rankLevel }] = await Promise.all([
    readProfile(ctx, { accountId, account }),
    readLevel(ctx.db, accountId),
  ]);
  return { name: nickname, queue: queueOf(rankLevel) };
};

export const isOpen = (chat: Chat | undefined): chat is Chat => chat !== undefined && chat.state !== 'CLOSED';

/**
 * The last chat of the guest. Whoever began one as a visitor and has signed in meanwhile goes on with it as a member,
 * unless the member has a chat open.
 */
export const findOwnChat = async (ctx: AppContext, guest: Guest): Promise<Chat | undefined> => {
  const own = await findLastChat(ctx.db, guest);
  if (guest.accountId === null || isOpen(own)) return own;
  const begun = await findLastChat(ctx.db, { ...guest, accountId: null });
  if (!isOpen(begun)) return own;
  const opening = await readOpening(ctx, guest, '');
  return transaction(ctx.db, (tx) => adopt(tx, guest, { id: begun.id, opening }));
};

const adopt = async (
  tx: Transaction,
  guest: Guest,
  { id, opening }: { id: bigint; opening: Opening },
): Promise<Chat | undefined> => {
  await lockGuest(tx, guest);
  const [begun, own] = [await lockChat(tx, id), await findLastChat(tx, guest)];
  if (isOpen(own) || !isOpen(begun) || begun.accountId !== null) return own;
  return updateChat(tx, begun, { accountId: guest.accountId, ...opening });
};
