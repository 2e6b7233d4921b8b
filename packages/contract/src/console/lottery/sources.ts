import { z } from 'zod';
import { words } from '../fields.ts';
import { NewReporter, ReporterKey, reporterParams, ReporterView } from '../reporters.ts';
import { consoleRoute } from '../route.ts';

/** Where a source reports to, by POST. */
const address = { url: z.string() };

const Key = ReporterKey.extend(address);

export const listResultSources = consoleRoute('listResultSources', {
  summary: 'The sources that report results of official draws by themselves.',
  reply: z.array(ReporterView.extend(address)),
});

export const createResultSource = consoleRoute('createResultSource', {
  summary: 'Makes a source of results; its key is told this once.',
  body: NewReporter,
  reply: Key,
  errors: ['source_present'],
});

export const rotateResultSourceKey = consoleRoute('rotateResultSourceKey', {
  summary: 'Gives a source another key, which is told this once; the one before is over.',
  params: reporterParams,
  body: z.object({ reason: words }),
  reply: Key,
  errors: ['not_found'],
});

export const switchResultSource = consoleRoute('switchResultSource', {
  summary: 'Turns a source off, or on again.',
  params: reporterParams,
  body: z.object({ isOn: z.boolean(), reason: words }),
  reply: z.object({}),
  errors: ['not_found'],
});
