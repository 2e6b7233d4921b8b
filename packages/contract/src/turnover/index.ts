import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';

const REQUIREMENT_STATES = ['OPEN', 'FULFILLED', 'CLEARED', 'FORFEIT', 'REVOKED'] as const;

export const RequirementView = z.object({
  id: z.string(),
  kind: z.enum(['DEPOSIT', 'BONUS']),
  state: z.enum(REQUIREMENT_STATES),
  /** What has to be bet, how often, and what that comes to. */
  base: Amount,
  multiple: z.string(),
  target: Amount,
  progress: Amount,
  /** Nothing once it is no longer open. */
  remaining: Amount,
  /** Bets above it fill nothing here; null for any bet. */
  maxStake: Amount.nullable(),
  /** The use case that opened it: a deposit by its order number, a bonus by its kind. */
  source: z.string(),
  reference: z.string(),
  openedAt: Instant,
  expiresAt: Instant.nullable(),
  closedAt: Instant.nullable(),
});
export type RequirementView = z.infer<typeof RequirementView>;

export const listRequirements = route('listRequirements', {
  guard: 'player',
  summary:
    'What has to be bet before money may leave: open requirements in the order they fill, then past ones.',
  reply: z.object({ remaining: Amount, list: z.array(RequirementView) }),
});

const FilledByView = z.object({
  /** The id of the bet in the betting record. */
  bet: z.string(),
  /** What the bet is weighed by; empty for a title that is gone. */
  category: z.string(),
  stake: Amount,
  valid: Amount,
  /** What it gave to this requirement. */
  amount: Amount,
  at: Instant,
});

export const listContributingBets = route('listContributingBets', {
  guard: 'player',
  summary: 'The bets that filled a requirement, newest first.',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  query: z.object(pageQuery(20, 100)),
  reply: z.object({ list: z.array(FilledByView), total: z.int(), totalPages: z.int() }),
  errors: ['not_found'],
});
