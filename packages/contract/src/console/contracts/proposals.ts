import { z } from 'zod';
import { Amount } from '../../amount.ts';
import {
  AskedTier,
  CONTRACT_KINDS,
  DAILY_PERIODS,
  DIVIDEND_PERIODS,
  Percent,
} from '../../contracts/kinds.ts';
import { ProposedView } from '../approvals.ts';
import { Id, idParams, requestId, sought, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

// What of contracts waits for a second one of the staff, and the months of affiliates that are paid so.

const wording = { reason: words, requestId };

export const proposeContract = consoleRoute('proposeContract', {
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

export const proposeContractEnd = consoleRoute('proposeContractEnd', {
  summary: 'Proposes to end a contract with the running period.',
  params: idParams,
  body: z.object(wording),
  reply: ProposedView,
  errors: ['not_found', 'role_needed', 'key_reused'],
});

export const proposeCorrection = consoleRoute('proposeCorrection', {
  summary: 'Proposes a record that corrects what a contract came to in a period.',
  params: idParams,
  body: z.object({ amount: z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/), ...wording }),
  reply: ProposedView,
  errors: ['bad_request', 'not_found', 'role_needed', 'key_reused'],
});

export const listAffiliateMonths = consoleRoute('listAffiliateMonths', {
  summary: 'What affiliates earned in a month.',
  query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
  reply: z.array(
    z.object({
      id: Id,
      accountId: Id,
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

export const proposeAffiliates = consoleRoute('proposeAffiliates', {
  summary: 'Proposes to pay what affiliates earned in a month, on the fifth of the next.',
  body: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), ...wording }),
  reply: ProposedView,
  errors: ['not_found', 'role_needed', 'key_reused'],
});
