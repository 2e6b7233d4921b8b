import { z } from 'zod';
import { Instant } from '../amount.ts';
import { plain } from './fields.ts';
import { consoleRoute } from './route.ts';

const filter = plain(128).optional();

const AuditEntryView = z.object({
  /** Its position in the chain, from 1. */
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
  summary: 'What staff and the system did, the latest first.',
  query: z.object({
    actor: filter,
    action: filter,
    subject: filter,
    from: z.coerce.number().int().min(0).max(8.64e15).optional(),
    to: z.coerce.number().int().min(0).max(8.64e15).optional(),
    /** Entries before this position alone: the last one of the page before. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ entries: z.array(AuditEntryView), hasMore: z.boolean() }),
});
