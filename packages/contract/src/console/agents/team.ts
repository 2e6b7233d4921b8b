import { z } from 'zod';
import { RATE_CATEGORIES, Rates, SomeRates } from '../../agents/rates.ts';
import { Amount, Instant } from '../../amount.ts';
import { ACCOUNT_TYPES } from '../../identity/index.ts';
import { ProposedView } from '../approvals.ts';
import { Id, idParams, Nothing, plain, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const Place = z.object({ id: z.string(), name: z.string(), type: z.literal(ACCOUNT_TYPES) });

const listTeam = consoleRoute('listTeam', {
  summary:
    'The tree of agents: whoever stands below nobody; an account and its team in the order of its tree, with the line that leads down to it; or the accounts whose names begin so, where nobody has that name.',
  query: z.object({
    under: Id.optional(),
    /** The name of an account in place of its id, or its beginning. */
    account: plain(64).default(''),
    after: Id.optional(),
  }),
  reply: z.object({
    /** From the top down to the account whose team it is; empty where it is nobody's. */
    path: z.array(Place),
    list: z.array(
      Place.extend({
        /** Below the account; 0 for one that stands below nobody. */
        depth: z.int(),
        balance: Amount,
        teamSize: z.int(),
        teamSizeIsLeast: z.boolean(),
        joinedAt: Instant,
        lastLoginAt: Instant.nullable(),
        rates: Rates,
        /** From the top down to the one right above it. */
        line: z.array(Place),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
});

const openAgent = consoleRoute('openAgent', {
  summary:
    'Opens a master agent or an affiliate, with a password that is told once. Its rates are proposed to a colleague.',
  body: z.object({
    username: z.string().regex(/^[A-Za-z][A-Za-z0-9]{3,15}$/),
    type: z.union([z.literal(2), z.literal(41)]),
    reason: words,
  }),
  reply: z.object({ id: z.string(), username: z.string(), password: z.string() }),
  errors: ['name_reserved', 'username_taken'],
});

const proposeAgentRates = consoleRoute('proposeAgentRates', {
  summary: 'Proposes other rates of an account, at most the platform’s and those of the account above.',
  params: idParams,
  body: z.object({ rates: SomeRates, reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'rates_out_of_range', 'downline_rates_higher', 'key_reused'],
});

const asked = { account: plain(64).min(1), upline: plain(64).min(1) };

const previewMove = consoleRoute('previewMove', {
  summary: 'What a move would mean: who moves, from where to where, and what stands against it.',
  query: z.object(asked),
  reply: z.object({
    account: Place,
    /** From the top down to the account, as it is and as it would be. */
    from: z.array(Place),
    to: z.array(Place),
    teamSize: z.int(),
    teamSizeIsLeast: z.boolean(),
    /** What the account has more of than the new upline. */
    rates: z.array(z.object({ category: z.enum(RATE_CATEGORIES), rate: z.int(), most: z.int() })),
    /** Empty where nothing stands against it. */
    problem: z.string(),
  }),
  errors: ['not_found'],
});

const proposeMove = consoleRoute('proposeMove', {
  summary: 'Proposes to move an account with its team below another for the start of a business day.',
  body: z.object({ ...asked, day: z.iso.date(), reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'move_impossible', 'move_present', 'rates_out_of_range', 'key_reused'],
});

const MOVE_STATES = ['planned', 'done', 'cancelled', 'failed'] as const;

const listMoves = consoleRoute('listMoves', {
  summary: 'Moves that are planned and those that were, the latest first.',
  query: z.object({
    state: z.enum(MOVE_STATES).optional(),
    /** The name of who is moved; empty for everybody. */
    account: plain(64).trim().default(''),
    before: Id.optional(),
  }),
  reply: z.object({
    moves: z.array(
      z.object({
        id: z.string(),
        account: Place,
        upline: Place,
        day: z.iso.date(),
        reason: z.string(),
        state: z.enum(MOVE_STATES),
        /** Of a business error, where it failed. */
        error: z.string().nullable(),
        moved: z.int().nullable(),
        plannedAt: Instant,
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
});

const cancelMove = consoleRoute('cancelMove', {
  summary: 'Cancels a move that is planned.',
  params: idParams,
  body: z.object({ reason: words }),
  reply: Nothing,
  errors: ['not_found', 'no_longer_open'],
});

const proposeTransferReversal = consoleRoute('proposeTransferReversal', {
  summary: 'Proposes to take back money that an agent sent down its team.',
  params: idParams,
  body: z.object({ reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'key_reused'],
});

export const agentRoutes = {
  listTeam,
  openAgent,
  proposeAgentRates,
  previewMove,
  proposeMove,
  listMoves,
  cancelMove,
  proposeTransferReversal,
};
