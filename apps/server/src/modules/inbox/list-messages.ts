import type { Database } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import {
  countMessages,
  countUnreadMessages,
  selectMessages,
  selectMessagesBefore,
  type StoredMessage,
  updateRead,
} from './store.ts';

/** The messages of an account from before one of them, the latest first. */
export const listMessagesOf = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<StoredMessage[]> => selectMessagesBefore(db, accountId, page);

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

/** How many messages of the account nobody has read. */
export const countUnread = (db: Database, accountId: bigint): Promise<number> =>
  countUnreadMessages(db, accountId);

/** Marks messages of the account as read and answers how many are left unread. */
export const markRead = async (
  ctx: AppContext,
  accountId: bigint,
  ids: readonly string[],
): Promise<number> => {
  await updateRead(ctx.db, accountId, ids.map(BigInt), ctx.clock.now());
  return countUnreadMessages(ctx.db, accountId);
};
