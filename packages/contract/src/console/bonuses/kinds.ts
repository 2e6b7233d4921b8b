import { z } from 'zod';
import { Amount } from '../../amount.ts';
import { AskedAmount } from '../../payments/asked-amount.ts';
import { ProposedView } from '../approvals.ts';
import { CostView } from '../finance.ts';
import { requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const BonusLine = z.object({
  code: z.string(),
  enabled: z.boolean(),
  /** Whether the member claims it, a rule gives it, or staff decides. */
  givenBy: z.enum(['CLAIM', 'RULE', 'REVIEW']),
  /** Of the deposit; null for a fixed amount and for what a rule works out. */
  perCent: z.string().nullable(),
  amount: Amount.nullable(),
  most: Amount.nullable(),
  /** How often it has to be bet. */
  multiple: z.string(),
  /** Whether switching it says what it can cost; what each mission or raffle can cost is told there. */
  weighed: z.boolean(),
  /** How often it was given in this month and ever, and what of that was not taken back. */
  grantsThisMonth: z.int(),
  costThisMonth: Amount,
  grants: z.int(),
  cost: Amount,
});

export const listAdminBonuses = consoleRoute('listAdminBonuses', {
  summary: 'Every bonus, switched on or not, with what it gives and what it has cost.',
  reply: z.array(BonusLine),
});

const codeParams = z.object({ code: z.string().regex(/^[A-Z_]{1,32}$/) });

/** Of its kind: a share of a deposit up to a most, a fixed amount, or nothing where a rule works it out. */
const figures = {
  perCent: z
    .string()
    .regex(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/)
    .refine((text) => Number(text) > 0)
    .nullable(),
  amount: AskedAmount.nullable(),
  most: AskedAmount.nullable(),
};

export const estimateBonus = consoleRoute('estimateBonus', {
  summary: 'What a bonus with these figures can cost; changes nothing.',
  params: codeParams,
  body: z.object(figures),
  reply: CostView,
  errors: ['not_found', 'bad_request'],
});

export const changeBonus = consoleRoute('changeBonus', {
  summary: 'Changes what a bonus gives, or switches it; what was granted stays as it is.',
  params: codeParams,
  body: z.object({ ...figures, enabled: z.boolean(), reason: words, requestId: requestId.optional() }),
  /** Done, or proposed to the colleagues where it can cost more than one person may let it. */
  reply: z.object({ bonus: BonusLine.nullable(), proposed: ProposedView.nullable() }),
  errors: ['not_found', 'bad_request', 'key_reused'],
});
