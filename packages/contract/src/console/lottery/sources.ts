import { z } from 'zod';
import { Instant } from '../../amount.ts';
import { plain, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

/** What a source is addressed by, such as set-feed. */
const SourceCode = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/);

const codeParams = z.object({ code: SourceCode });

const ResultSourceView = z.object({
  code: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  /** Where it reports to, by POST. */
  url: z.string(),
  /** Who set its key last: two sources whose keys one person set confirm nothing together. */
  keySet: z.object({ by: z.string(), at: Instant }),
  /** When it reported last, and how often; null where it never did. */
  reported: z.object({ at: Instant, count: z.int() }).nullable(),
});

const Key = z.object({ code: z.string(), url: z.string(), key: z.string() });

export const listResultSources = consoleRoute('listResultSources', {
  summary: 'The sources that report results of official draws by themselves.',
  reply: z.array(ResultSourceView),
});

export const createResultSource = consoleRoute('createResultSource', {
  summary: 'Makes a source of results; its key is told this once.',
  body: z.object({ code: SourceCode, name: plain(80).trim().min(2), reason: words }),
  reply: Key,
  errors: ['source_present'],
});

export const rotateResultSourceKey = consoleRoute('rotateResultSourceKey', {
  summary: 'Gives a source another key, which is told this once; the one before is over.',
  params: codeParams,
  body: z.object({ reason: words }),
  reply: Key,
  errors: ['not_found'],
});

export const switchResultSource = consoleRoute('switchResultSource', {
  summary: 'Turns a source off, or on again.',
  params: codeParams,
  body: z.object({ isOn: z.boolean(), reason: words }),
  reply: z.object({}),
  errors: ['not_found'],
});
