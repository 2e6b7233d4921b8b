import { z } from 'zod';
import { Instant } from '../amount.ts';
import { Id, plain } from './fields.ts';
import { consoleRoute } from './route.ts';

const CHANNELS = ['mail', 'sms'] as const;
const STATES = ['waiting', 'sent', 'kept', 'refused'] as const;

const NotificationView = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  /** In full for who may read the notification, masked for everybody else. */
  recipient: z.string(),
  template: z.string(),
  state: z.enum(STATES),
  /** Null for who may not read it, since notifications hold codes and links. */
  subject: z.string().nullable(),
  text: z.string().nullable(),
  createdAt: Instant,
  closedAt: Instant.nullable(),
});

export const listNotifications = consoleRoute('listNotifications', {
  summary: 'Mails and short messages, the latest first.',
  query: z.object({
    channel: z.enum(CHANNELS).optional(),
    state: z.enum(STATES).optional(),
    /** The whole of it: an address, or a number in digits. */
    recipient: plain(255).optional(),
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ notifications: z.array(NotificationView), hasMore: z.boolean() }),
});
