import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { Id } from '../fields.ts';
import { consoleRoute } from '../route.ts';

/**
 * New ones of the last seven business days; who never deposited; who had valid bet in the last seven business days; who
 * once had and not in the last thirty; who stands above the fourth level; and who may not sign in.
 */
export const MEMBER_SEGMENTS = ['all', 'new', 'noDeposit', 'active', 'dormant', 'vip', 'locked'] as const;
export type MemberSegment = (typeof MEMBER_SEGMENTS)[number];

const MemberRow = z.object({
  id: z.string(),
  account: z.string(),
  type: z.int(),
  status: z.enum(['open', 'locked']),
  level: z.object({ name: z.string(), rank: z.int() }),
  /** The agent right above; null when nobody is. */
  upline: z.object({ id: z.string(), account: z.string() }).nullable(),
  balance: Amount,
  /** Of the member alone, since it joined. */
  deposits: Amount,
  withdrawals: Amount,
  /** Stakes less payouts. */
  gaming: Amount,
  /** The last business day with valid bet; null for none. */
  lastPlayed: z.iso.date().nullable(),
  registeredAt: Instant,
  lastLoginAt: Instant.nullable(),
});

export const listMembers = consoleRoute('listMembers', {
  summary:
    'The members of a segment, the latest first; trials and sub-accounts of agents are not among them.',
  query: z.object({
    segment: z.enum(MEMBER_SEGMENTS).default('all'),
    /** The last member of the page before. */
    after: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ members: z.array(MemberRow), next: z.string().nullable() }),
});
