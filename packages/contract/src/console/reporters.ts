import { z } from 'zod';
import { Instant } from '../amount.ts';
import { lineOf, words } from './fields.ts';

/** What somebody, or some program, that reports results is addressed by, such as set-feed. */
const ReporterCode = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/);

export const reporterParams = z.object({ code: ReporterCode });

export const ReporterView = z.object({
  code: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  /** Who set its key last: two whose keys one person set confirm nothing together. */
  keySet: z.object({ by: z.string(), at: Instant }),
  /** When it reported last, and how often; null where it never did. */
  heard: z.object({ at: Instant, count: z.int() }).nullable(),
});

export const NewReporter = z.object({ code: ReporterCode, name: lineOf(2, 80), reason: words });

/** The key of a reporter, which is told once. */
export const ReporterKey = z.object({ code: z.string(), key: z.string() });
