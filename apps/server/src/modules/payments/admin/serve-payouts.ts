import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, type StaffCaller, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf } from '../../audit/index.ts';
import { rejectWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import { claimPart, forceReceipt, type PartOrder } from '../withdrawals/payouts/receive-payout.ts';
import { refundPart, resendPart } from '../withdrawals/payouts/refund-payout.ts';
import { sendPart } from '../withdrawals/payouts/send-payout.ts';
import { approvePayout } from './approve-payout.ts';
import { once } from './once.ts';
import { toProposed } from './views.ts';

interface Reasoned {
  readonly caller: StaffCaller;
  readonly params: { id: string };
  readonly body: { reason: string; requestId?: string | undefined };
}

/** What the staff decides on withdrawals. */
export const payoutRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.approveWithdrawal, (asked) =>
    once(ctx, 'approveWithdrawal', asked, async (tx) => {
      const approval = { ...asked.body, withdrawalId: BigInt(asked.params.id) };
      return { proposed: toProposed(await approvePayout(ctx, tx, asked.caller, approval)) };
    }),
  ),
  serveStaff(CONSOLE_ROUTES.rejectWithdrawal, (asked) =>
    once(ctx, 'rejectWithdrawal', asked, async (tx) => {
      const { caller, params, body } = asked;
      await rejectWithdrawal(ctx, tx, { ...body, withdrawalId: BigInt(params.id), actor: actorOf(caller) });
      return {};
    }),
  ),
];

/** What the staff does with the single payments of a withdrawal. */
export const partRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.sendPayout, (asked) =>
    once(ctx, 'sendPart', asked, async (tx) => {
      const { caller, params, body } = asked;
      await sendPart(ctx, tx, { ...body, partId: BigInt(params.id), actor: actorOf(caller) });
      return {};
    }),
  ),
  serveStaff(CONSOLE_ROUTES.claimPayout, (asked) =>
    onPart(ctx, 'claimPart', asked, (tx, order) => claimPart(ctx, tx, { ...order, proof: null })),
  ),
  serveStaff(CONSOLE_ROUTES.forceReceipt, (asked) =>
    onPart(ctx, 'forceReceipt', asked, (tx, order) => forceReceipt(ctx, tx, order)),
  ),
  serveStaff(CONSOLE_ROUTES.refundPayout, (asked) =>
    onPart(ctx, 'refundPart', asked, (tx, order) => refundPart(ctx, tx, order)),
  ),
  serveStaff(CONSOLE_ROUTES.resendPayout, (asked) =>
    onPart(ctx, 'resendPart', asked, (tx, order) => resendPart(ctx, tx, order)),
  ),
];

const onPart = (
  ctx: AppContext,
  call: string,
  asked: Reasoned,
  action: (tx: Transaction, order: PartOrder) => Promise<unknown>,
): Promise<object> =>
  once(ctx, call, asked, async (tx) => {
    const { caller, params, body } = asked;
    await action(tx, { actor: actorOf(caller), partId: BigInt(params.id), reason: body.reason });
    return {};
  });
