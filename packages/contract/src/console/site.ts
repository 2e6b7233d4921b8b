import { z } from 'zod';
import { Instant } from '../amount.ts';
import { Change, Nothing, plain, words } from './fields.ts';
import { consoleRoute } from './route.ts';

/** Null when nobody has. */
const changed = Change.nullable();

export const readSite = consoleRoute('readSite', {
  summary: 'The features of the site, and the networks with a rule of their own.',
  reply: z.object({
    flags: z.array(z.object({ code: z.string(), enabled: z.boolean(), changed })),
    networks: z.array(z.object({ network: z.string(), rule: z.string(), changed })),
  }),
});

export const readAlarms = consoleRoute('readAlarms', {
  summary: 'What the server that answers was short of, while it is so and for some minutes after.',
  reply: z.object({
    alarms: z.array(
      z.object({
        kind: z.enum(['database_full', 'files_full', 'connections', 'database_away', 'clock']),
        since: Instant,
        lastAt: Instant,
        count: z.int(),
      }),
    ),
  }),
});

export const setFlag = consoleRoute('setFlag', {
  summary: 'Switches a feature of the site.',
  params: z.object({ code: plain(64) }),
  body: z.object({ enabled: z.boolean(), reason: words }),
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
