import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, type StaffCaller, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
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
export const payoutRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.approveWithdrawal, (asked) =>
    once(house, 'approveWithdrawal', asked, async (tx) => {
      const approval = { ...asked.body, withdrawalId: BigInt(asked.params.id) };
      return { proposed: toProposed(await approvePayout(house, tx, asked.caller, approval)) };
    }),
  ),
  serveStaff(CONSOLE_ROUTES.rejectWithdrawal, (asked) =>
    once(house, 'rejectWithdrawal', asked, async (tx) => {
      const { caller, params, body } = asked;
      await rejectWithdrawal(house, tx, { ...body, withdrawalId: BigInt(params.id), actor: actorOf(caller) });
      return {};
    }),
  ),
];

/** What the staff does with the single payments of a withdrawal. */
export const partRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.sendPart, (asked) =>
    once(house, 'sendPart', asked, async (tx) => {
      const { caller, params, body } = asked;
      await sendPart(house, tx, { ...body, partId: BigInt(params.id), actor: actorOf(caller) });
      return {};
    }),
  ),
  serveStaff(CONSOLE_ROUTES.claimPart, (asked) =>
    onPart(house, 'claimPart', asked, (tx, order) => claimPart(house, tx, { ...order, proof: null })),
  ),
  serveStaff(CONSOLE_ROUTES.forceReceipt, (asked) =>
    onPart(house, 'forceReceipt', asked, (tx, order) => forceReceipt(house, tx, order)),
  ),
  serveStaff(CONSOLE_ROUTES.refundPart, (asked) =>
    onPart(house, 'refundPart', asked, (tx, order) => refundPart(house, tx, order)),
  ),
  serveStaff(CONSOLE_ROUTES.resendPart, (asked) =>
    onPart(house, 'resendPart', asked, (tx, order) => resendPart(house, tx, order)),
  ),
];

const onPart = (
  house: House,
  call: string,
  asked: Reasoned,
  deed: (tx: Transaction, order: PartOrder) => Promise<unknown>,
): Promise<object> =>
  once(house, call, asked, async (tx) => {
    const { caller, params, body } = asked;
    await deed(tx, { actor: actorOf(caller), partId: BigInt(params.id), reason: body.reason });
    return {};
  });
