import { formatAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { sendDownFollowers } from '../contributions.ts';
import { postLegs } from './move-money.ts';
import { insertReversal, findSentDown } from './transfer-store.ts';

/** Takes back money that went down a team: all of it and once, while whoever received it has it still. */
export const reversalAction = defineApprovalAction({
  name: 'agents.reverseTransfer',
  payload: z.strictObject({
    transferId: z.string().regex(/^[1-9]\d{0,17}$/),
    from: z.string(),
    to: z.string(),
    amount: z.string(),
  }),
  makers: ['payments', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ to }) => `account:${to}`,
  execute: async (ctx, tx, { id: approval, payload }) => {
    const transferId = BigInt(payload.transferId);
    await lockWallets(tx, [BigInt(payload.from), BigInt(payload.to)]);
    const transfer = await findSentDown(tx, transferId);
    if (transfer === undefined) throw new BusinessError('not_found');
    const at = ctx.clock.now();
    if (!(await insertReversal(tx, { transferId, approval, at })))
      throw new BusinessError('proposal_changed');
    const { fromId, toId, amount } = transfer;
    const back = { id: transferId, fromId: toId, toId: fromId, amount, legs: ':back' };
    await postLegs(tx, back, 'receiver_unavailable');
    for (const { reversed } of ctx.contributions.all(sendDownFollowers))
      await reversed(tx, { transferId, accountId: toId, amount, at });
  },
});

export interface ReversalWish {
  readonly id: bigint;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes to the colleagues to take back money that went down a team. */
export const proposeReversal = (ctx: AppContext, maker: StaffCaller, wish: ReversalWish): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const transfer = await findSentDown(tx, wish.id);
    if (transfer === undefined || transfer.isReversed) throw new BusinessError('not_found');
    const payload = {
      transferId: String(wish.id),
      from: String(transfer.fromId),
      to: String(transfer.toId),
      amount: formatAmount(transfer.amount),
    };
    const { reason, requestId } = wish;
    return propose(ctx, tx, { action: reversalAction, payload, reason, requestId, maker });
  });
