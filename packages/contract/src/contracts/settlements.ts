import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';
import {
  AskedTier,
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  DAILY_PERIODS,
  DIVIDEND_PERIODS,
  Id,
  Percent,
  TierView,
} from './kinds.ts';

/** Where a payment stands: waiting for the payer's press, due, a debt since the payer had too little, or paid. */
export const PAYMENT_STATES = ['MANUAL', 'DUE', 'OWED', 'PAID'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const Parts = z.object({
  stake: Amount,
  payout: Amount,
  valid: Amount,
  rebates: Amount,
  cashback: Amount,
  bonuses: Amount,
  salary: Amount,
  /** What the company won of the team by these figures. */
  net: Amount,
});

export const SettlementView = z.object({
  id: z.string(),
  contractId: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  direction: z.enum(['UP', 'DOWN']),
  party: z.string().nullable(),
  period: z.string(),
  from: Instant,
  to: Instant,
  /** What the tiers were measured by. */
  volume: Amount,
  active: z.int(),
  parts: Parts,
  /** Hundredths, and of the real-time salary parts of them in six decimals. */
  carryBefore: z.string(),
  carryAfter: z.string(),
  /** The step that was reached, the first is 1; null for none. */
  tier: z.int().nullable(),
  tiers: z.array(TierView),
  rate: Percent,
  amount: Amount,
  /** Null while days wait to be paid together, and where nothing is paid. */
  payment: z
    .object({ id: z.string(), state: z.enum(PAYMENT_STATES), paid: Amount, dueAt: Instant })
    .nullable(),
  /** Of a correction, why it was made. */
  reason: z.string().nullable(),
});
export type SettlementView = z.infer<typeof SettlementView>;

const Day = z.iso.date();

export const listSettlements = route('listSettlements', {
  guard: 'agent',
  summary: 'What the caller’s contracts came to, period by period with its working, the latest first.',
  query: z.object({
    kind: z.enum(CONTRACT_KINDS).optional(),
    direction: z.enum(['UP', 'DOWN']).optional(),
    from: Day.optional(),
    to: Day.optional(),
    ...pageQuery(20, 100),
  }),
  reply: z.object({
    list: z.array(SettlementView),
    total: z.int(),
    totalPages: z.int(),
    /** Of all pages. */
    amount: Amount,
    paid: Amount,
  }),
  errors: ['permission_missing', 'not_enabled'],
});

const Play = { stake: Amount, payout: Amount, valid: Amount };

export const listSettlementMembers = route('listSettlementMembers', {
  guard: 'agent',
  summary:
    'What the branches of a team played in the period of a settlement; of an account below, its branches.',
  params: z.object({ id: Id }),
  query: z.object({ under: z.string().max(64).optional() }),
  reply: z.array(
    z.object({
      account: z.string(),
      /** Whether the line is the account alone, without those below it. */
      alone: z.boolean(),
      ...Play,
    }),
  ),
  errors: ['permission_missing', 'not_enabled', 'not_found'],
});

export const listSettlementBets = route('listSettlementBets', {
  guard: 'agent',
  summary:
    'The bets of a member of the team that were decided in the period of a settlement, and what all come to.',
  params: z.object({ id: Id }),
  query: z.object({ account: z.string().max(64), ...pageQuery(20, 100) }),
  reply: z.object({
    list: z.array(z.object({ id: z.string(), gameName: z.string(), decidedAt: Instant, ...Play })),
    total: z.int(),
    totalPages: z.int(),
    /** Of all pages: what the branch above says of the member alone. */
    totals: z.object(Play),
  }),
  errors: ['permission_missing', 'not_enabled', 'not_found'],
});

export const PaymentView = z.object({
  id: z.string(),
  contractId: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  direction: z.enum(['UP', 'DOWN']),
  party: z.string().nullable(),
  period: z.string(),
  amount: Amount,
  paid: Amount,
  state: z.enum(PAYMENT_STATES),
  dueAt: Instant,
  debtSince: Instant.nullable(),
});
export type PaymentView = z.infer<typeof PaymentView>;

export const listContractPayments = route('listContractPayments', {
  guard: 'agent',
  summary: 'What is still to be paid by the caller and to it.',
  query: z.object({ kind: z.enum(CONTRACT_KINDS).optional() }),
  reply: z.array(PaymentView),
  errors: ['permission_missing', 'not_enabled'],
});

export const estimateContract = route('estimateContract', {
  guard: 'agent',
  summary:
    'What terms would have come to in past periods of a team right below, beside those in force. Changes nothing.',
  body: z.object({
    kind: z.enum(CONTRACT_KINDS),
    downline: z.string().min(1).max(64),
    tiers: z.array(AskedTier).min(1).max(10),
    period: z.enum([...DIVIDEND_PERIODS, ...DAILY_PERIODS]).optional(),
    carryNegative: z.boolean().default(false),
    requireLoss: z.boolean().default(false),
    deductSalary: z.boolean().default(false),
  }),
  reply: z.object({
    unit: z.enum(CONTRACT_PERIODS),
    periods: z.array(
      z.object({
        period: z.string(),
        from: Instant,
        volume: Amount,
        active: z.int(),
        tier: z.int().nullable(),
        amount: Amount,
        /** By the terms in force now; 0.00 where there are none. */
        current: Amount,
      }),
    ),
    amount: Amount,
    current: Amount,
  }),
  errors: ['permission_missing', 'not_enabled', 'not_upline', 'terms_invalid'],
});
