import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import {
  AskedTier,
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  CONTRACT_STATES,
  DAILY_PERIODS,
  DIVIDEND_PERIODS,
  END_REASONS,
  Percent,
  TierView,
} from '../../contracts/kinds.ts';
import { ProposedView } from '../approvals.ts';
import { Id, idParams, requestId, sought, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const RunView = z.object({
  kind: z.enum(CONTRACT_KINDS),
  period: z.string(),
  from: Instant,
  to: Instant,
  contracts: z.int(),
  volume: Amount,
  amount: Amount,
  doneAt: Instant,
});

const listContractRuns = consoleRoute('listContractRuns', {
  summary: 'The latest runs of a kind of contract, and what they came to.',
  query: z.object({ kind: z.enum(CONTRACT_KINDS) }),
  reply: z.array(RunView),
});

const estimateContractRun = consoleRoute('estimateContractRun', {
  summary:
    'What a run of a kind would write for the period of an instant, as it stands now. Changes nothing.',
  body: z.object({
    kind: z.enum(CONTRACT_KINDS),
    unit: z.enum(CONTRACT_PERIODS),
    at: Instant,
  }),
  reply: z.object({
    period: z.string(),
    amount: Amount,
    lines: z.array(
      z.object({
        contractId: z.string(),
        payee: z.string(),
        volume: Amount,
        active: z.int(),
        tier: z.int().nullable(),
        amount: Amount,
      }),
    ),
  }),
  errors: ['bad_request'],
});

const repeatContractRuns = consoleRoute('repeatContractRuns', {
  summary:
    'Runs a kind again: what is over and was not settled is settled, what is due is paid. Nothing is done twice.',
  body: z.object({ kind: z.enum(CONTRACT_KINDS) }),
  reply: z.object({ isOpen: z.boolean() }),
});

const listAccountContracts = consoleRoute('listAccountContracts', {
  summary: 'The contracts of an account and what they came to lately.',
  query: z.object({ account: sought }),
  reply: z.object({
    account: z.string(),
    contracts: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(CONTRACT_KINDS),
        state: z.enum(CONTRACT_STATES),
        payer: z.string().nullable(),
        payee: z.string(),
        period: z.enum(CONTRACT_PERIODS),
        tiers: z.array(TierView),
        effectiveFrom: Instant.nullable(),
        endedFrom: Instant.nullable(),
        endReason: z.enum(END_REASONS).nullable(),
      }),
    ),
    settlements: z.array(
      z.object({
        id: z.string(),
        contractId: z.string(),
        period: z.string(),
        volume: Amount,
        active: z.int(),
        rate: Percent,
        amount: Amount,
        state: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

const listContractDebts = consoleRoute('listContractDebts', {
  summary: 'What agents owe by contract, the oldest first.',
  reply: z.array(
    z.object({
      id: z.string(),
      contractId: z.string(),
      kind: z.enum(CONTRACT_KINDS),
      payer: z.string(),
      payee: z.string(),
      amount: Amount,
      paid: Amount,
      since: Instant,
    }),
  ),
});

const wording = { reason: words, requestId };

const proposeContract = consoleRoute('proposeContract', {
  summary: 'Proposes what the operator offers the top of a line.',
  body: z.object({
    account: sought,
    kind: z.enum(CONTRACT_KINDS),
    period: z.enum([...DIVIDEND_PERIODS, ...DAILY_PERIODS]).optional(),
    carryNegative: z.boolean().default(false),
    requireLoss: z.boolean().default(false),
    deductSalary: z.boolean().default(false),
    tiers: z.array(AskedTier).min(1).max(10),
    ...wording,
  }),
  reply: ProposedView,
  errors: ['not_found', 'not_upline', 'terms_invalid', 'role_needed', 'key_reused'],
});

const proposeContractEnd = consoleRoute('proposeContractEnd', {
  summary: 'Proposes to end a contract with the running period.',
  params: idParams,
  body: z.object(wording),
  reply: ProposedView,
  errors: ['not_found', 'role_needed', 'key_reused'],
});

const proposeCorrection = consoleRoute('proposeCorrection', {
  summary: 'Proposes a record that corrects what a contract came to in a period.',
  params: idParams,
  body: z.object({ amount: z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/), ...wording }),
  reply: ProposedView,
  errors: ['bad_request', 'not_found', 'role_needed', 'key_reused'],
});

const listAffiliateMonths = consoleRoute('listAffiliateMonths', {
  summary: 'What affiliates earned in a month.',
  query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
  reply: z.array(
    z.object({
      id: Id,
      account: z.string(),
      stake: Amount,
      payout: Amount,
      bonuses: Amount,
      rebates: Amount,
      paymentFees: Amount,
      revenue: Amount,
      carryBefore: Amount,
      active: z.int(),
      rate: Percent,
      amount: Amount,
      state: z.enum(['NOTHING', 'COUNTED', 'APPROVED', 'PAID']),
    }),
  ),
});

const proposeAffiliates = consoleRoute('proposeAffiliates', {
  summary: 'Proposes to pay what affiliates earned in a month, on the fifth of the next.',
  body: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), ...wording }),
  reply: ProposedView,
  errors: ['not_found', 'role_needed', 'key_reused'],
});

/** Calls of the console about contracts of agents, what they came to and who is paid. */
export const contractRoutes = {
  listContractRuns,
  estimateContractRun,
  repeatContractRuns,
  listAccountContracts,
  listContractDebts,
  proposeContract,
  proposeContractEnd,
  proposeCorrection,
  listAffiliateMonths,
  proposeAffiliates,
};
