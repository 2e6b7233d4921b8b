import { z } from 'zod';
import { Instant } from '../amount.ts';
import { route } from '../route.ts';

/** Of what an account is given a share of each valid bet. */
export const REBATE_CATEGORIES = ['LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'SABONG'] as const;
/** Families of lotteries, for which it has a prize mode. */
export const MODE_FAMILIES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export const RATE_CATEGORIES = [...REBATE_CATEGORIES, ...MODE_FAMILIES] as const;
export type RateCategory = (typeof RATE_CATEGORIES)[number];

/** In hundredths of a percent of a valid bet; of a family in two-thousandths of a fair prize. */
const Rate = z.int().min(0).max(1980);
/** What is left out stays as it is, or is what anybody has. */
export const SomeRates = z.partialRecord(z.enum(RATE_CATEGORIES), Rate);
export const Rates = z.record(z.enum(RATE_CATEGORIES), Rate);
export type Rates = z.infer<typeof Rates>;

export const AccountId = z.string().regex(/^[1-9]\d{0,17}$/);

export const readOwnRates = route('readOwnRates', {
  guard: 'agent',
  summary: 'What the agent has, which is the most it can give, and the least of a prize mode.',
  reply: z.object({ rates: Rates, leastMode: z.int() }),
  errors: ['permission_missing'],
});

export const setDownlineRates = route('setDownlineRates', {
  guard: 'agent',
  summary:
    'Raises rates of an account right below at once. What would be lower waits for its consent, but for the first day.',
  params: z.object({ id: AccountId }),
  body: z.object({ rates: SomeRates }),
  /** Whether the account is asked for something. */
  reply: z.object({ rates: Rates, asked: z.boolean() }),
  errors: ['permission_missing', 'not_found', 'rates_out_of_range', 'downline_rates_higher', 'consent_open'],
});

const REQUEST_STATES = ['open', 'accepted', 'rejected', 'expired', 'withdrawn'] as const;

const RateRequestView = z.object({
  id: z.string(),
  /** What would be lower, as it is and as it would be. */
  changes: z.array(z.object({ category: z.enum(RATE_CATEGORIES), now: z.int(), wanted: z.int() })),
  state: z.enum(REQUEST_STATES),
  createdAt: Instant,
  expiresAt: Instant,
});

export const listRateRequests = route('listRateRequests', {
  guard: 'player',
  summary: 'What the agent above would like to lower and the last answers, the newest first.',
  reply: z.array(RateRequestView),
});

export const answerRateRequest = route('answerRateRequest', {
  guard: 'player',
  summary: 'Accepts or rejects lower rates.',
  params: z.object({ id: AccountId }),
  body: z.object({ accept: z.boolean() }),
  reply: z.object({}),
  errors: ['not_found', 'consent_over', 'downline_rates_higher'],
});
