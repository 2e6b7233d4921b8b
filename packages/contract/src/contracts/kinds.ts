import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { parseAmount, type Money } from '@hintha/money';

/** What an agent can be paid by the one above: a share of what its team lost, or of what it bet. */
export const CONTRACT_KINDS = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACT_STATES = [
  'OFFERED',
  'ACTIVE',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'TERMINATED',
  'SUPERSEDED',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** How long a period is: of a dividend and of how days are paid, and the hour and the five minutes of the other kinds. */
export const CONTRACT_PERIODS = ['SEMIMONTHLY', 'MONTHLY', 'DAILY', 'WEEKLY', 'HOURLY', 'WINDOW'] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

export const DIVIDEND_PERIODS = ['SEMIMONTHLY', 'MONTHLY'] as const;
export const DAILY_PERIODS = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;

/** Why a contract is over. */
export const END_REASONS = [
  'AGREED',
  'UNANSWERED',
  'AUTO_HIGHER_RATE',
  'RENEWED',
  'OPERATOR',
  'MOVED',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A share in per cent with two decimals, such as `1.20`. */
export const Percent = z.string().regex(/^\d{1,3}\.\d{2}$/);

/** A share in per cent as it may arrive; inside it is hundredths of a per cent. */
const AskedPercent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .transform((text): number => {
    const [whole = '0', part = ''] = text.split('.');
    return Number(whole) * 100 + Number(part.padEnd(2, '0'));
  });

const AskedVolume = z
  .string()
  .max(16)
  .transform((wire, context): Money => {
    const amount = parseAmount(wire);
    if (amount !== 'not_an_amount' && amount >= 0n) return amount;
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  });

const MOST_ACTIVE = 1_000_000;

export const AskedTier = z.object({
  minVolume: AskedVolume,
  minActive: z.int().min(0).max(MOST_ACTIVE),
  rate: AskedPercent,
});

export const TierView = z.object({ minVolume: Amount, minActive: z.int(), rate: Percent });
export type TierView = z.infer<typeof TierView>;

export const Id = z.string().regex(/^[1-9]\d{0,17}$/);

const TerminationView = z.object({
  /** Whether the caller asked for it. */
  mine: z.boolean(),
  byUpline: z.boolean(),
  expiresAt: Instant,
});

export const ContractView = z.object({
  id: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  state: z.enum(CONTRACT_STATES),
  /** UP for what the caller is paid by, DOWN for what it pays. */
  direction: z.enum(['UP', 'DOWN']),
  /** The other party; null for the operator. */
  party: z.string().nullable(),
  period: z.enum(CONTRACT_PERIODS),
  carryNegative: z.boolean(),
  requireLoss: z.boolean(),
  deductSalary: z.boolean(),
  manual: z.boolean(),
  tiers: z.array(TierView),
  offeredAt: Instant,
  /** Until when an offer can be taken. */
  expiresAt: Instant,
  effectiveFrom: Instant.nullable(),
  endedFrom: Instant.nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  termination: TerminationView.nullable(),
});
export type ContractView = z.infer<typeof ContractView>;
