import { inbox } from '@hintha/contract';
import { serve, serveAnyone, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { listMessages, markRead } from './list-messages.ts';
import { readDevices, renew, subscribe, unsubscribe } from './push/subscribe.ts';
import type { StoredMessage } from './store.ts';

export const routes = (ctx: AppContext): Served[] => [...messageRoutes(ctx), ...pushRoutes(ctx)];

const messageRoutes = (ctx: AppContext): Served[] => [
  serve(inbox.listMessages, async ({ caller, query }) => {
    const { messages, total, unread } = await listMessages(ctx.db, caller.accountId, query);
    return {
      list: messages.map(toMessageView),
      totalPages: Math.ceil(total / query.pageSize),
      total,
      unread,
    };
  }),
  serve(inbox.markMessagesRead, async ({ caller, body }) => ({
    unread: await markRead(ctx, caller.accountId, body.ids),
  })),
];

const pushRoutes = (ctx: AppContext): Served[] => [
  serve(inbox.readPush, async ({ caller }) => ({
    publicKey: ctx.deliveryChannels.push?.publicKey ?? null,
    devices: (await readDevices(ctx, caller.accountId)).map(({ endpoint, kinds }) => ({
      endpoint,
      kinds: [...kinds],
    })),
  })),
  serve(inbox.setPush, async ({ caller, body, language }) => ({
    kinds: [...(await subscribe(ctx, caller, { ...body, language }))],
  })),
  serve(inbox.removePush, async ({ caller, body }) => {
    await unsubscribe(ctx, caller.accountId, body.endpoint);
    return {};
  }),
  serveAnyone(inbox.renewPush, async ({ body }) => {
    await renew(ctx, body.old, body.renewed);
    return {};
  }),
];

const toMessageView = (message: StoredMessage): inbox.MessageView => ({
  id: String(message.id),
  kind: message.kind,
  values: message.values,
  time: message.createdAt.getTime(),
  read: message.readAt !== null,
});
