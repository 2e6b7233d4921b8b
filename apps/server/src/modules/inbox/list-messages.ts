import type { Database } from '@hintha/platform';
import { countMessages, countUnreadMessages, selectMessages, selectMessagesBefore } from './store.ts';
import type { StoredMessage } from './types.ts';

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
