import type { Database } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import {
  countMessages,
  countUnreadMessages,
  selectMessages,
  type StoredMessage,
  updateRead,
} from './store.ts';

export interface MessagePage {
  messages: StoredMessage[];
  total: number;
  unread: number;
}

/** One page of the account's messages, newest first. */
export const listMessages = async (
  db: Database,
  accountId: bigint,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<MessagePage> => {
  const [messages, total, unread] = await Promise.all([
    selectMessages(db, accountId, pageSize, (pageNo - 1) * pageSize),
    countMessages(db, accountId),
    countUnreadMessages(db, accountId),
  ]);
  return { messages, total, unread };
};

/** Marks messages of the account as read and answers how many are left unread. */
export const markRead = async (
  ctx: AppContext,
  accountId: bigint,
  ids: readonly string[],
): Promise<number> => {
  await updateRead(ctx.db, accountId, ids.map(BigInt), ctx.clock.now());
  return countUnreadMessages(ctx.db, accountId);
};
