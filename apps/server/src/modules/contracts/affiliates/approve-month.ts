import { BusinessError } from '@hintha/platform';
import { z } from 'zod';
import { approvalName, defineApprovalAction } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { approveMonth, selectMonth } from './affiliate-store.ts';

/** Lets affiliates be paid for a month on the fifth of the next; what is paid is what was read. */
export const affiliatesAction = defineApprovalAction({
  name: 'contract.affiliates',
  payload: z.strictObject({
    month: z.string().regex(/^\d{4}-\d{2}$/),
    affiliates: z.int().min(1),
    amount: z.string().regex(/^\d{1,18}$/),
  }),
  makers: ['payments', 'risk', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ month }) => `affiliates:${month}`,
  execute: async (_ctx, tx, { id, payload, reason, checker }) => {
    const month = `${payload.month}-01`;
    const counted = (await selectMonth(tx, month)).filter(({ state }) => state === 'COUNTED');
    const amount = counted.reduce((sum, one) => sum + one.amount, 0n);
    const isSame = counted.length === payload.affiliates && String(amount) === payload.amount;
    if (!isSame) throw new BusinessError('proposal_changed');
    await approveMonth(tx, month, approvalName(id));
    await recordAudit(tx, {
      actor: checker,
      action: 'contract.affiliates',
      subject: `affiliates:${payload.month}`,
      reason,
      details: { affiliates: counted.length, amount },
    });
  },
});
