import { z } from 'zod';
import { Instant } from '../amount.ts';
import { ProposedView } from './approvals.ts';
import { Change, plain, requestId, words } from './fields.ts';
import { consoleRoute } from './route.ts';

/** How the value of a setting is changed; one of any other form as the text it is on the wire. */
const Form = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch') }),
  z.object({ kind: z.literal('number'), least: z.int(), most: z.int() }),
  z.object({ kind: z.enum(['amount', 'rate']), least: z.string(), most: z.string() }),
  z.object({ kind: z.literal('text') }),
  z.object({ kind: z.literal('lines'), upper: z.boolean() }),
  z.object({ kind: z.literal('records'), fields: z.array(z.string()) }),
  z.object({ kind: z.literal('json') }),
]);

const UNITS = [
  'amount',
  'rate',
  'seconds',
  'minutes',
  'hours',
  'days',
  'times',
  'points',
  'percent',
] as const;

export const listSettings = consoleRoute('listSettings', {
  summary: 'Every setting of every module with its value, what it usually is, and who changed it.',
  reply: z.object({
    settings: z.array(
      z.object({
        /** Of the module that declares it, a dot, and its own: `payments.withdrawals.least`. */
        name: z.string(),
        group: z.string(),
        /** Each value as JSON: its form is that of its setting. */
        value: z.string(),
        /** What it is unless somebody sets it. */
        usual: z.string(),
        form: Form,
        unit: z.enum(UNITS).nullable(),
        needsApproval: z.boolean(),
        /** Whether the caller may change it, or propose to. */
        mayChange: z.boolean(),
        /** Null when nobody has changed it; with what it was before, where that is known. */
        changed: Change.extend({ before: z.string().nullable() }).nullable(),
      }),
    ),
  }),
});

const params = z.object({ name: plain(64) });

export const previewSetting = consoleRoute('previewSetting', {
  summary: 'What another value of a setting would have meant for what lately happened; changes nothing.',
  params,
  body: z.object({ value: z.json() }),
  reply: z.object({
    needsApproval: z.boolean(),
    effects: z.array(
      z.object({ text: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
    ),
  }),
  errors: ['not_found'],
});

export const setSetting = consoleRoute('setSetting', {
  summary: 'Gives a setting another value, or proposes it to the colleagues where it decides about money.',
  params,
  body: z.object({ value: z.json(), reason: words, requestId }),
  /** Null when it is set. */
  reply: z.object({ proposed: ProposedView.nullable() }),
  errors: ['not_found', 'role_needed', 'key_reused'],
});

export const listSettingVersions = consoleRoute('listSettingVersions', {
  summary:
    'The values that a setting was given, the latest first, and what the present one has cost or earned.',
  params,
  reply: z.object({
    versions: z.array(
      z.object({
        id: z.string(),
        value: z.string(),
        by: z.string(),
        reason: z.string().nullable(),
        at: Instant,
      }),
    ),
    /** What it has cost or earned since it was set, or ever where nobody has; null where nothing is told of it. */
    outcome: z
      .object({
        text: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
        since: Instant.nullable(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});
