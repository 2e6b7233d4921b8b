import { z } from 'zod';
import { Instant } from '../amount.ts';
import { Id, plain } from './fields.ts';
import { consoleRoute } from './route.ts';

const CHANNELS = ['mail', 'sms'] as const;
const STATES = ['waiting', 'sent', 'kept', 'refused'] as const;

const LetterView = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  /** In full for who may read the letter, masked for everybody else. */
  recipient: z.string(),
  template: z.string(),
  state: z.enum(STATES),
  /** Null for who may not read it, since letters hold codes and links. */
  subject: z.string().nullable(),
  text: z.string().nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
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
  reply: z.object({ letters: z.array(LetterView), hasMore: z.boolean() }),
});
