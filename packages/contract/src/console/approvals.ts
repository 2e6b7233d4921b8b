import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { Id, idParams, Nothing, plain, requestId, words } from './fields.ts';
import { ADJUSTMENT_REASONS } from './reasons.ts';
import { consoleRoute } from './route.ts';

const STATES = ['open', 'executed', 'rejected', 'expired'] as const;

const ApprovalView = z.object({
  id: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** JSON: the very text that is executed. */
  payload: z.string(),
  /** Of use case and payload, in hexadecimal digits; who approves says which one was read. */
  payloadHash: z.string(),
  state: z.enum(STATES),
  maker: z.string(),
  checker: z.string().nullable(),
  note: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  decidedAt: Instant.nullable(),
  /** Whether the caller may approve it. */
  mayCheck: z.boolean(),
});

export const listApprovals = consoleRoute('listApprovals', {
  summary: 'What waits for a second pair of eyes, or did, the latest first.',
  query: z.object({
    state: z.enum(STATES).default('open'),
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ approvals: z.array(ApprovalView), hasMore: z.boolean() }),
});

export const approve = consoleRoute('approve', {
  summary: 'Approves what somebody else proposed and carries it out, once.',
  params: idParams,
  body: z.object({ payloadHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** Whether it waits for room in its budget, and is carried out when there is. */
  reply: z.object({ due: z.boolean() }),
  errors: [
    'not_found',
    'own_proposal',
    'role_needed',
    'proposal_changed',
    'proposal_over',
    'proposer_not_allowed',
    'insufficient_funds',
    'over_budget',
    'rate_too_far',
    'move_impossible',
    'move_present',
    'rates_out_of_range',
    'downline_rates_higher',
    'receiver_unavailable',
    'bad_request',
  ],
});

export const reject = consoleRoute('reject', {
  summary: 'Turns down what was proposed; who proposed it may take it back.',
  params: idParams,
  body: z.object({ note: words }),
  reply: Nothing,
  errors: ['not_found', 'role_needed', 'proposal_over'],
});

export const ProposedView = z.object({ id: z.string(), payloadHash: z.string(), expiresAt: Instant });

export const proposeAdjustment = consoleRoute('proposeAdjustment', {
  summary: 'Proposes to correct the wallet of a member by hand.',
  body: z.object({
    requestId,
    account: plain(64).min(1),
    /** Below zero to take. */
    amount: Amount,
    ticket: z.string().regex(/^[\w./#-]{1,64}$/),
    code: z.enum(ADJUSTMENT_REASONS).default('OTHER'),
    reason: words,
  }),
  reply: ProposedView,
  errors: ['not_found', 'key_reused'],
});
