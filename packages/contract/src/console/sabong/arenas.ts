import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../../amount.ts';
import { AskedAmount } from '../../payments/asked-amount.ts';
import { ArenaCode, DRAW_MODES } from '../../sabong/fights.ts';
import { Nothing, words } from '../fields.ts';
import { NewReporter, ReporterKey, reporterParams, ReporterView } from '../reporters.ts';
import { consoleRoute } from '../route.ts';

export const listAdminArenas = consoleRoute('listAdminArenas', {
  summary: 'The arenas with what the staff has set for them.',
  reply: z.array(
    z.object({
      code: ArenaCode,
      names: z.object({ en: z.string(), my: z.string() }),
      isOn: z.boolean(),
      drawMode: z.enum(DRAW_MODES),
      /** What lies in its pool of draws. */
      carried: Amount,
      /** The most that both sides of a fight take together; null for any amount. */
      mostPool: Amount.nullable(),
      /** When its feed was heard last. */
      heardAt: Instant.nullable(),
    }),
  ),
});

export const changeArena = consoleRoute('changeArena', {
  summary:
    'Turns an arena on or off, and says how its draws are paid from its next fight on, and how much it takes.',
  params: z.object({ arena: ArenaCode }),
  body: z.object({
    isOn: z.boolean(),
    drawMode: z.enum(DRAW_MODES),
    mostPool: AskedAmount.nullable(),
    reason: words,
  }),
  reply: Nothing,
  errors: ['not_found'],
});

const place = { arena: ArenaCode };

export const listDeclarators = consoleRoute('listDeclarators', {
  summary: 'Those who declare results at the arenas, each with a key of its own.',
  reply: z.array(ReporterView.extend(place)),
});

export const createDeclarator = consoleRoute('createDeclarator', {
  summary: 'Makes somebody who declares results at an arena; the key is told this once.',
  body: NewReporter.extend(place),
  reply: ReporterKey,
  errors: ['not_found', 'source_present'],
});

export const rotateDeclaratorKey = consoleRoute('rotateDeclaratorKey', {
  summary: 'Gives a declarator another key, which is told this once; the one before is over.',
  params: reporterParams,
  body: z.object({ reason: words }),
  reply: ReporterKey,
  errors: ['not_found'],
});

export const switchDeclarator = consoleRoute('switchDeclarator', {
  summary: 'Turns a declarator off, or on again.',
  params: reporterParams,
  body: z.object({ isOn: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const listOpposedAccounts = consoleRoute('listOpposedAccounts', {
  summary: 'Pairs of linked accounts that bet against each other, by day: those that are flagged first.',
  query: z.object({ flaggedOnly: z.stringbool().default(false), ...pageQuery(50, 200) }),
  reply: z.object({
    list: z.array(
      z.object({
        day: z.iso.date(),
        accounts: z.array(z.object({ id: z.string(), name: z.string() })),
        fights: z.int(),
        flaggedAt: Instant.nullable(),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
});
