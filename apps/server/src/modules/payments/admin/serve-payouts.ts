import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, type StaffCaller, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf } from '../../audit/index.ts';
import { rejectWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import { claimPayout, forceReceipt, type PayoutOrder } from '../withdrawals/payouts/receive-payout.ts';
import { refundPayout, resendPayout } from '../withdrawals/payouts/refund-payout.ts';
import { sendPayout } from '../withdrawals/payouts/send-payout.ts';
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
export const payoutActionRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.sendPayout, (asked) =>
    once(ctx, 'sendPart', asked, async (tx) => {
      const { caller, params, body } = asked;
      await sendPayout(ctx, tx, { ...body, payoutId: BigInt(params.id), actor: actorOf(caller) });
      return {};
    }),
  ),
  serveStaff(CONSOLE_ROUTES.claimPayout, (asked) =>
    onPayout(ctx, 'claimPart', asked, (tx, order) => claimPayout(ctx, tx, { ...order, proof: null })),
  ),
  serveStaff(CONSOLE_ROUTES.forceReceipt, (asked) =>
    onPayout(ctx, 'forceReceipt', asked, (tx, order) => forceReceipt(ctx, tx, order)),
  ),
  serveStaff(CONSOLE_ROUTES.refundPayout, (asked) =>
    onPayout(ctx, 'refundPart', asked, (tx, order) => refundPayout(ctx, tx, order)),
  ),
  serveStaff(CONSOLE_ROUTES.resendPayout, (asked) =>
    onPayout(ctx, 'resendPart', asked, (tx, order) => resendPayout(ctx, tx, order)),
  ),
];

const onPayout = (
  ctx: AppContext,
  call: string,
  asked: Reasoned,
  action: (tx: Transaction, order: PayoutOrder) => Promise<unknown>,
): Promise<object> =>
  once(ctx, call, asked, async (tx) => {
    const { caller, params, body } = asked;
    await action(tx, { actor: actorOf(caller), payoutId: BigInt(params.id), reason: body.reason });
    return {};
  });
