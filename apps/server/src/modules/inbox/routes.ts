import { inbox } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { countUnread, listMessages, markRead } from './list-messages.ts';
import type { StoredMessage } from './store.ts';

/** What waits for a member in other rooms, as they know that hold it. */
export type CountWaiting = (accountId: bigint) => Promise<{ missionCount: number; rewardCount: number }>;

const TRIAL = 4;
const NOTHING = { missionCount: 0, rewardCount: 0 };

export const routes = (ctx: AppContext, countWaiting: CountWaiting): Served[] => [
  serve(inbox.listMessages, async ({ caller, query }) => {
    const { messages, total, unread } = await listMessages(ctx.db, caller.accountId, query);
    return {
      list: messages.map(toMessageView),
      totalPages: Math.ceil(total / query.pageSize),
      total,
      unread,
    };
  }),
  serve(inbox.countUnread, async ({ caller: { accountId, type } }) => ({
    count: await countUnread(ctx.db, accountId),
    // For a trial nothing waits anywhere.
    ...(type === TRIAL ? NOTHING : await countWaiting(accountId)),
  })),
  serve(inbox.markMessagesRead, async ({ caller, body }) => ({
    unread: await markRead(ctx, caller.accountId, body.ids),
  })),
];

export const toMessageView = (message: StoredMessage): inbox.MessageView => ({
  id: String(message.id),
  kind: message.kind,
  values: message.values,
  time: message.createdAt.getTime(),
  read: message.readAt !== null,
});
