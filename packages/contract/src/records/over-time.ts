import { z } from 'zod';
import { Amount } from '../amount.ts';
import { route } from '../route.ts';
import { day, period } from './period.ts';

/** The spans that a member's money is told in: business days, weeks from Monday on, months of the calendar. */
export const CASH_FLOW_UNITS = ['day', 'week', 'month'] as const;
export type CashFlowUnit = (typeof CASH_FLOW_UNITS)[number];

/** The most business days that the money of a member is told over. */
export const MOST_CASH_FLOW_DAYS = 366;

/** Opening, deposits, play, bonuses and other less withdrawals are the closing, to the hundredth. */
const CashFlowView = z.object({
  ...period,
  opening: Amount,
  /** Less what went back. */
  deposits: Amount,
  withdrawals: Amount,
  /** What games gave less what they took, jackpots among it; below zero for a loss. */
  play: Amount,
  bonuses: Amount,
  /** Transfers, shares of agents, corrections. */
  other: Amount,
  closing: Amount,
});
export type CashFlowView = z.infer<typeof CashFlowView>;

export const readCashFlow = route('readCashFlow', {
  guard: 'player',
  summary:
    'What was deposited, withdrawn and won or lost over a period and in each of its days, weeks or months; 366 business days at most.',
  query: z.object({ from: day, to: day, unit: z.enum(CASH_FLOW_UNITS).default('day') }),
  reply: z.object({
    unit: z.enum(CASH_FLOW_UNITS),
    whole: CashFlowView,
    /** The earliest first; the outer ones end where the period does. */
    spans: z.array(CashFlowView),
  }),
});

/** What games and bonuses came to; the totals are the sums of what stands beside them. */
const profit = {
  categories: z.array(
    z.object({
      /** Empty for titles that no longer stand in the catalogue. */
      category: z.string(),
      rounds: z.int(),
      stakes: Amount,
      wins: Amount,
      net: Amount,
    }),
  ),
  jackpots: Amount,
  bonuses: Amount,
  /** What of all that was played from wallets that vendors keep: the rest equals the postings. */
  atVendors: z.object({ rounds: z.int(), stakes: Amount, wins: Amount, net: Amount }),
  totals: z.object({ stakes: Amount, wins: Amount, bonuses: Amount, net: Amount }),
};

export const readProfit = route('readProfit', {
  guard: 'player',
  summary:
    'What settled rounds took and gave by category, and what bonuses came, over a period and for each of its business days; net is wins and bonuses less stakes.',
  query: z.object({ from: day, to: day }),
  reply: z.object({
    ...period,
    ...profit,
    /** Every business day of the period, the earliest first. */
    days: z.array(z.object({ day: z.iso.date(), ...profit })),
  }),
});
