import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import {
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  CONTRACT_STATES,
  END_REASONS,
  Percent,
  TierView,
} from '../../contracts/kinds.ts';
import { PAYMENT_STATES } from '../../contracts/settlements.ts';
import { ACCOUNT_TYPES } from '../../identity/index.ts';
import { Id, plain, sought, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';
import {
  listAffiliateMonths,
  proposeAffiliates,
  proposeContract,
  proposeContractEnd,
  proposeCorrection,
} from './proposals.ts';

const Party = z.object({ id: z.string(), name: z.string() });

/** Rows before an instant of them, in milliseconds as an address has it. */
const pastInstant = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional();

const RunView = z.object({
  kind: z.enum(CONTRACT_KINDS),
  period: z.string(),
  unit: z.enum(CONTRACT_PERIODS),
  from: Instant,
  to: Instant,
  contracts: z.int(),
  volume: Amount,
  amount: Amount,
  doneAt: Instant,
});

const listContractRuns = consoleRoute('listContractRuns', {
  summary: 'The runs of a kind of contract, the latest first, and what they came to.',
  query: z.object({ kind: z.enum(CONTRACT_KINDS), before: pastInstant }),
  reply: z.object({
    runs: z.array(RunView),
    /** The end of the last period that is shown, where there are more. */
    next: Instant.nullable(),
  }),
});

/** What a contract came to in a period, or a record that corrects it. */
const SettlementView = z.object({
  id: z.string(),
  contractId: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  payer: Party.nullable(),
  payee: Party,
  period: z.string(),
  volume: Amount,
  active: z.int(),
  tier: z.int().nullable(),
  rate: Percent,
  amount: Amount,
  /** Null while days wait to be paid together, and where nothing is paid. */
  payment: z.object({ state: z.enum(PAYMENT_STATES), paid: Amount }).nullable(),
  /** Of a correction, why it was made. */
  reason: z.string().nullable(),
});

const readContractRun = consoleRoute('readContractRun', {
  summary: 'A run, with what it wrote of each contract and the corrections that followed.',
  query: z.object({ kind: z.enum(CONTRACT_KINDS), period: plain(32), after: Id.optional() }),
  reply: z.object({ run: RunView, settlements: z.array(SettlementView), next: z.string().nullable() }),
  errors: ['not_found'],
});

const EstimatedPeriod = z.object({
  kind: z.enum(CONTRACT_KINDS),
  unit: z.enum(CONTRACT_PERIODS),
  // Until the end of 2099: periods are days of a calendar, and the largest whole numbers are none.
  at: Instant.min(0).max(Date.UTC(2100, 0) - 1),
});

const EstimatedLine = z.object({
  contractId: z.string(),
  payer: Party.nullable(),
  payee: Party,
  volume: Amount,
  active: z.int(),
  tier: z.int().nullable(),
  rate: Percent,
  amount: Amount,
  /** What was written for the period before, with corrections; null where nothing was. */
  written: z.object({ settlementId: z.string(), amount: Amount }).nullable(),
  /** What would be paid more, or less, than was written. */
  difference: Amount,
});

const estimateContractRun = consoleRoute('estimateContractRun', {
  summary:
    'What a run of a kind would write for the period of an instant, as it stands now. Changes nothing.',
  body: EstimatedPeriod,
  reply: z.object({
    period: z.string(),
    from: Instant,
    to: Instant,
    amount: Amount,
    /** Of all contracts, however many lines are shown. */
    contracts: z.int(),
    /** Those that differ most from what is written, a thousand at most. */
    lines: z.array(EstimatedLine),
  }),
  errors: ['bad_request'],
});

const listEstimatedLines = consoleRoute('listEstimatedLines', {
  summary: 'All lines of what a run of a kind would write, contract by contract. Changes nothing.',
  body: EstimatedPeriod.extend({ after: Id.optional() }),
  reply: z.object({
    lines: z.array(EstimatedLine),
    /** What to ask for as `after`; null when these are the last. */
    next: z.string().nullable(),
  }),
  errors: ['bad_request'],
});

const repeatContractRuns = consoleRoute('repeatContractRuns', {
  summary:
    'Runs a kind again: what is over and was not settled is settled, what is due is paid. Nothing is done twice.',
  body: z.object({ kind: z.enum(CONTRACT_KINDS), reason: words }),
  reply: z.object({ isOpen: z.boolean() }),
});

const listAccountContracts = consoleRoute('listAccountContracts', {
  summary: 'The contracts of an account, those in force and open first.',
  query: z.object({ account: sought }),
  reply: z.object({
    account: z.object({ id: z.string(), name: z.string(), type: z.literal(ACCOUNT_TYPES) }),
    contracts: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(CONTRACT_KINDS),
        state: z.enum(CONTRACT_STATES),
        payer: Party.nullable(),
        payee: Party,
        period: z.enum(CONTRACT_PERIODS),
        carryNegative: z.boolean(),
        requireLoss: z.boolean(),
        deductSalary: z.boolean(),
        manual: z.boolean(),
        tiers: z.array(TierView),
        offeredAt: Instant,
        effectiveFrom: Instant.nullable(),
        endedFrom: Instant.nullable(),
        endReason: z.enum(END_REASONS).nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

const listAccountSettlements = consoleRoute('listAccountSettlements', {
  summary: 'What the contracts of an account came to, the latest first.',
  query: z.object({
    account: sought,
    kind: z.enum(CONTRACT_KINDS).optional(),
    direction: z.enum(['UP', 'DOWN']).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number)
      .default(1),
  }),
  reply: z.object({ settlements: z.array(SettlementView), hasMore: z.boolean() }),
  errors: ['not_found'],
});

const listContractDebts = consoleRoute('listContractDebts', {
  summary: 'What agents owe by contract, the oldest first.',
  query: z.object({
    /** The name of who owes, or is owed; empty for everybody. */
    account: plain(64).trim().default(''),
    after: Id.optional(),
  }),
  reply: z.object({
    debts: z.array(
      z.object({
        id: z.string(),
        contractId: z.string(),
        kind: z.enum(CONTRACT_KINDS),
        period: z.string(),
        payer: Party,
        /** Null for the operator, to which a correction gives back. */
        payee: Party.nullable(),
        amount: Amount,
        paid: Amount,
        left: Amount,
        since: Instant,
        /** From when on it is paid in parts as well. */
        partsFrom: Instant,
      }),
    ),
    next: z.string().nullable(),
    /** Of all pages: who owes, and how much is left to be paid. */
    payers: z.int(),
    left: Amount,
  }),
  errors: ['not_found'],
});

/** Calls of the console about contracts of agents, what they came to and who is paid. */
export const contractRoutes = {
  listContractRuns,
  readContractRun,
  estimateContractRun,
  listEstimatedLines,
  repeatContractRuns,
  listAccountContracts,
  listAccountSettlements,
  listContractDebts,
  proposeContract,
  proposeContractEnd,
  proposeCorrection,
  listAffiliateMonths,
  proposeAffiliates,
};
