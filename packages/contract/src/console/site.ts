import { z } from 'zod';
import { Change, Nothing, plain, words } from './fields.ts';
import { consoleRoute } from './route.ts';

/** How the value of a setting is changed; one of any other form as the text it is on the wire. */
const Form = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch') }),
  z.object({ kind: z.literal('number'), least: z.int(), most: z.int() }),
  z.object({ kind: z.literal('text') }),
  z.object({ kind: z.literal('lines'), upper: z.boolean() }),
  z.object({ kind: z.literal('records'), fields: z.array(z.string()) }),
  z.object({ kind: z.literal('json') }),
]);

/** Null when nobody has. */
const changed = Change.nullable();

export const readSite = consoleRoute('readSite', {
  summary: 'The features of the site, its settings, and the networks with a rule of their own.',
  reply: z.object({
    flags: z.array(z.object({ code: z.string(), enabled: z.boolean(), changed })),
    /** Each value as JSON: its form is that of its setting. */
    settings: z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        /** What it is unless somebody sets it. */
        usual: z.string(),
        form: Form,
        /** Null when nobody has changed it; with what it was before, where that is known. */
        changed: Change.extend({ before: z.string().nullable() }).nullable(),
      }),
    ),
    networks: z.array(z.object({ network: z.string(), rule: z.string(), changed })),
  }),
});

export const setFlag = consoleRoute('setFlag', {
  summary: 'Switches a feature of the site.',
  params: z.object({ code: plain(64) }),
  body: z.object({ enabled: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const setSetting = consoleRoute('setSetting', {
  summary: 'Gives a setting of the site another value; maintenance is one of them.',
  params: z.object({ name: plain(64) }),
  body: z.object({ value: z.json(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

const network = plain(64).min(1);

export const setNetwork = consoleRoute('setNetwork', {
  summary: 'Gives a network a rule of its own: allow, block, or the country it counts to.',
  body: z.object({ network, rule: plain(8), reason: words }),
  reply: Nothing,
});

export const removeNetwork = consoleRoute('removeNetwork', {
  summary: 'Takes the rule of a network away.',
  query: z.object({ network, reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});
