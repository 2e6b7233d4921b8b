import { z } from 'zod';
import type { BusinessErrorCode } from '../business-errors.ts';
import { route } from '../route.ts';
import {
  AskedTier,
  CONTRACT_KINDS,
  ContractView,
  DAILY_PERIODS,
  DIVIDEND_PERIODS,
  Id,
  Percent,
} from './kinds.ts';

const Switch = z.enum(['0', '1']);

export const readContractSettings = route('readContractSettings', {
  guard: 'agent',
  summary: 'Which kinds of contract there are, and of which the caller may send a request.',
  reply: z.object({
    dailysalreqtype: Switch,
    divtypereq: Switch,
    contracthoursalreq: Switch,
    realtimesalreqtype: Switch,
    contractmrdailysalinfotype: Switch,
    contracthoursalinfo: Switch,
    dailysalinfotype: Switch,
    realtimesalinfotype: Switch,
    divtypeinfo: Switch,
    /** The highest rates that the caller may offer, in per cent; 0.00 where it may offer none. */
    mostRates: z.record(z.enum(CONTRACT_KINDS), Percent),
    /** Whether the caller owes what it is to pay, and can neither offer nor take money out until it is paid. */
    owes: z.boolean(),
  }),
  errors: ['permission_missing'],
});

const MOST_TIERS = 10;

const terms = {
  /** The account name of the agent right below. */
  downline: z.string().min(1).max(64),
  tiers: z.array(AskedTier).min(1).max(MOST_TIERS),
};

const offer = {
  action: z.literal('OFFER'),
  ...terms,
  /** Of the caller's choosing: the same one offers once. */
  requestId: z.string().regex(/^[\w-]{8,64}$/),
};

const answer = z.object({
  action: z.enum(['ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE']),
  contractId: Id,
  /** Whether the caller goes on although contracts that it has given end by it. */
  agree: z.boolean().default(false),
});

const ANSWER_ERRORS = [
  'permission_missing',
  'not_enabled',
  'not_found',
  'contract_changed',
  'contract_debt',
  'salary_kind_conflict',
  'downline_higher_rate',
  'rate_above_upline',
  'termination_present',
] as const satisfies readonly BusinessErrorCode[];

const OFFER_ERRORS = [
  ...ANSWER_ERRORS,
  'not_upline',
  'terms_invalid',
  'offer_present',
  'key_reused',
] as const satisfies readonly BusinessErrorCode[];

/** A contract, and the agents right below whose contracts ended with what was done. */
const Outcome = z.object({ contract: ContractView, affected: z.array(ContractView) });

export const processDividend = route('processDividend', {
  guard: 'agent',
  summary: 'Offers a dividend to an agent right below, answers an offer, or pays a period that waits for it.',
  body: z.discriminatedUnion('action', [
    z.object({
      ...offer,
      period: z.enum(DIVIDEND_PERIODS).optional(),
      carryNegative: z.boolean().default(false),
      deductSalary: z.boolean().default(false),
      manual: z.boolean().default(false),
    }),
    answer,
    z.object({ action: z.literal('PAY'), contractId: Id, paymentId: Id }),
  ]),
  reply: Outcome,
  errors: [...OFFER_ERRORS, 'insufficient_funds'],
});

export const processDailySalary = route('processDailySalary', {
  guard: 'agent',
  summary: 'Offers a daily wage to an agent right below, or answers an offer of one.',
  body: z.discriminatedUnion('action', [
    z.object({ ...offer, period: z.enum(DAILY_PERIODS).optional(), requireLoss: z.boolean().default(false) }),
    answer,
  ]),
  reply: Outcome,
  errors: OFFER_ERRORS,
});

export const processHourlySalary = route('processHourlySalary', {
  guard: 'agent',
  summary: 'Offers an hourly salary to an agent right below, or answers an offer of one.',
  body: z.discriminatedUnion('action', [
    z.object({ ...offer, requireLoss: z.boolean().default(false) }),
    answer,
  ]),
  reply: Outcome,
  errors: OFFER_ERRORS,
});

export const processRealtimeSalary = route('processRealtimeSalary', {
  guard: 'agent',
  summary: 'Offers a real-time salary to an agent right below, or answers an offer of one.',
  body: z.discriminatedUnion('action', [z.object(offer), answer]),
  reply: Outcome,
  errors: OFFER_ERRORS,
});

export const listContracts = route('listContracts', {
  guard: 'agent',
  summary: 'The contracts of the caller, those in force and open first.',
  query: z.object({
    kind: z.enum(CONTRACT_KINDS).optional(),
    /** UP for those by which the caller is paid, DOWN for those that it has given. */
    direction: z.enum(['UP', 'DOWN']).optional(),
  }),
  reply: z.array(ContractView),
  errors: ['permission_missing', 'not_enabled'],
});

const params = z.object({ id: Id });

export const acceptContract = route('acceptContract', {
  guard: 'agent',
  summary: 'Takes an offer, or agrees to end a contract.',
  params,
  body: z.object({ agree: z.boolean().default(false) }),
  reply: Outcome,
  errors: ANSWER_ERRORS,
});

export const rejectContract = route('rejectContract', {
  guard: 'agent',
  summary: 'Refuses an offer, or to end a contract.',
  params,
  reply: Outcome,
  errors: ANSWER_ERRORS,
});

export const withdrawContract = route('withdrawContract', {
  guard: 'agent',
  summary: 'Takes the caller’s own offer back, or its wish to end a contract.',
  params,
  reply: Outcome,
  errors: ANSWER_ERRORS,
});

export const terminateContract = route('terminateContract', {
  guard: 'agent',
  summary: 'Asks the other side to end a contract.',
  params,
  reply: Outcome,
  errors: ANSWER_ERRORS,
});
