import type { inbox } from '@hintha/contract';
import type { StoredMessage } from './types.ts';

export const toMessageView = (message: StoredMessage): inbox.MessageView => ({
  id: String(message.id),
  kind: message.kind,
  values: message.values,
  time: message.createdAt.getTime(),
  read: message.readAt !== null,
});
