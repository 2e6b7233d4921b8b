import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../../amount.ts';
import { GameCode, Issue, MovedTo, Numbers } from '../../lottery/games.ts';
import { DaySeedView, NUMERO_STATES } from '../../lottery/numeros.ts';
import { ProposedView } from '../approvals.ts';
import { Id, idParams, lineOf, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const AdminNumeroView = z.object({
  id: z.string(),
  gameCode: GameCode,
  names: z.object({ en: z.string(), my: z.string() }),
  issue: Issue,
  movedTo: MovedTo,
  state: z.enum(NUMERO_STATES),
  isFirstParty: z.boolean(),
  /** What its result consists of: how many numbers of so many digits each; null for balls. */
  tiers: z.array(z.object({ code: z.string(), count: z.int(), width: z.int().nullable() })),
  openTime: Instant,
  closeTime: Instant,
  drawTime: Instant,
  /** Null until it is locked. */
  orders: z.int().nullable(),
  numbers: Numbers.nullable(),
  version: z.int(),
  /** Whether those who have entered or reported its result do not all say the same. */
  isDisputed: z.boolean(),
  /** Whether a source has reported something else since it was published, and nobody has decided on it. */
  differs: z.boolean(),
  /** NO_RESULT, PROOF_DIFFERS, CANCELLED or CLOSED; null unless it was called off. */
  voidReason: z.string().nullable(),
  /** When everything was done that follows from its result. */
  finishedAt: Instant.nullable(),
});
export type AdminNumeroView = z.infer<typeof AdminNumeroView>;

/** An instant up to the end of this century, as a query has it. */
const at = z.coerce.number().int().min(0).max(4_102_444_800_000).optional();

export const listAdminNumeros = consoleRoute('listAdminNumeros', {
  summary: 'The numeros of a span of draw times: those that wait for the staff first, then the latest first.',
  query: z.object({
    gameCode: GameCode.optional(),
    /** Where no lottery is named: those that others draw, or those of the operator. */
    isFirstParty: z.stringbool().default(false),
    state: z.enum(NUMERO_STATES).optional(),
    /** Those alone that wait for the staff, whenever they were to be drawn. */
    due: z.stringbool().default(false),
    /** Two days ago, and a day ahead, when they are left out. */
    from: at,
    to: at,
    ...pageQuery(50, 200),
  }),
  reply: z.object({ list: z.array(AdminNumeroView), total: z.int(), totalPages: z.int() }),
});

export const readAdminNumero = consoleRoute('readAdminNumero', {
  summary: 'A numero with every result that was entered for it.',
  params: idParams,
  reply: AdminNumeroView.extend({
    /** Until when another result can be put in place of its own; null where none can. */
    correctableUntil: Instant.nullable(),
    results: z.array(
      z.object({
        id: z.string(),
        numbers: Numbers,
        source: z.string(),
        /** Null for a source that reported by itself. */
        enteredBy: z.string().nullable(),
        enteredAt: Instant,
        /** Of a report that differs from what was published before it; null for all others. */
        difference: z
          .object({
            /** Null while it waits for the staff; WITHDRAWN when its source has said something else since. */
            outcome: z.enum(['DISMISSED', 'RESETTLED', 'WITHDRAWN']).nullable(),
            at: Instant.nullable(),
            by: z.string().nullable(),
            reason: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const dismissResultReport = consoleRoute('dismissResultReport', {
  summary: 'Lays aside a report that differs from the result that was published: the result stands.',
  params: idParams.extend({ reportId: Id }),
  body: z.object({ reason: words }),
  reply: z.object({}),
  errors: ['not_found', 'report_resolved'],
});

const Stake = { bets: z.int(), stake: Amount, pays: Amount };

export const readNumeroExposure = consoleRoute('readNumeroExposure', {
  summary: 'What is at stake on a numero that is not decided, and what it would pay: by play and by number.',
  params: idParams,
  reply: z.object({
    orders: z.int(),
    stake: Amount,
    plays: z.array(z.object({ playType: z.string(), ...Stake })),
    /** Of plays of which every combination is one number. */
    numbers: z.array(z.object({ playType: z.string(), number: z.string(), ...Stake })),
  }),
  errors: ['not_found'],
});

/** Where a result was read. */
const source = lineOf(2, 80);

/** Tier by tier; the animal of the year is added. */
const numbers = z
  .array(z.array(z.string().max(8)).max(40))
  .min(1)
  .max(12);

export const enterLotteryResult = consoleRoute('enterLotteryResult', {
  summary:
    'Keeps the result of an official draw; it is published when it agrees with another entry, else a colleague confirms it.',
  params: idParams,
  body: z.object({ numbers, source, reason: words, requestId }),
  reply: z.object({ confirmed: z.boolean(), proposed: ProposedView.nullable() }),
  errors: ['not_found', 'numero_not_ready', 'key_reused'],
});

export const proposeNumeroVoid = consoleRoute('proposeNumeroVoid', {
  summary: 'Proposes to call off a numero without a result; its stakes come back.',
  params: idParams,
  body: z.object({ reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'numero_not_ready', 'key_reused'],
});

export const previewResettlement = consoleRoute('previewResettlement', {
  summary: 'What another result of a settled numero would move, member by member; changes nothing.',
  params: idParams,
  body: z.object({ numbers }),
  reply: z.object({
    bets: z.int(),
    /** What would be paid, and what would be taken back. */
    paid: Amount,
    takenBack: Amount,
    /** How many members it would move something for; those with the most are told. */
    memberCount: z.int(),
    members: z.array(z.object({ accountId: z.string(), bets: z.int(), paid: Amount, takenBack: Amount })),
  }),
  errors: ['not_found', 'numero_not_ready'],
});

export const proposeResettlement = consoleRoute('proposeResettlement', {
  summary: 'Proposes another result of an official numero that was settled within the last day.',
  params: idParams,
  body: z.object({ numbers, source, reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'numero_not_ready', 'key_reused'],
});

export const listDrawSeeds = consoleRoute('listDrawSeeds', {
  summary: 'The commitments and the told seeds of a lottery, the furthest day ahead first.',
  query: z.object({ gameCode: GameCode }),
  reply: z.array(DaySeedView),
  errors: ['not_found'],
});
