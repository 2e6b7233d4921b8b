import { z } from 'zod';
import { Instant } from '../amount.ts';
import { plain } from './fields.ts';
import { consoleRoute } from './route.ts';

const filter = plain(128).optional();

const ActView = z.object({
  /** Its place in the chain, from 1. */
  position: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  /** JSON, as it was written down. */
  details: z.string(),
  at: Instant,
  /** In hexadecimal digits. */
  hash: z.string(),
});

export const listAudit = consoleRoute('listAudit', {
  summary: 'What staff and the house did, the latest first.',
  query: z.object({
    actor: filter,
    action: filter,
    subject: filter,
    from: z.coerce.number().int().min(0).max(8.64e15).optional(),
    to: z.coerce.number().int().min(0).max(8.64e15).optional(),
    /** Acts before this place alone: the last one of the page before. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ acts: z.array(ActView), hasMore: z.boolean() }),
});
