import { payments } from '@hintha/contract';
import { type Caller, serve, type Served, serveUpload } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import {
  claimNotReceived,
  confirmAllReceived,
  confirmReceived,
  listConfirmations,
} from './confirm-received.ts';
import { listWithdrawals, readWithdrawal } from './read-withdrawal.ts';
import { readLimits } from './request/check-eligibility.ts';
import { requestWithdrawal } from './request/request-withdrawal.ts';
import { usualMinutes } from './usual/usual-minutes.ts';
import { toConfirmationsView, toLimitsView, toWholeView, toWithdrawalView } from './views.ts';

export const withdrawalRoutes = (ctx: AppContext): Served[] => [
  serve(payments.requestWithdrawal, async ({ caller, body, ip, userAgent }) => {
    const { bankAccountId, ...asked } = body;
    const order = { ...asked, payeeId: BigInt(bankAccountId), ip, userAgent };
    const { id } = await requestWithdrawal(ctx, caller, order);
    return toWithdrawalView(await readWithdrawal(ctx, caller, id));
  }),
  serve(payments.readWithdrawalLimits, async ({ caller }) => toLimitsView(await readLimits(ctx, caller))),
  serve(payments.listWithdrawals, async ({ caller, query }) => {
    const { list, total } = await listWithdrawals(ctx, caller, query);
    return { list: list.map(toWithdrawalView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serve(payments.readWithdrawal, async ({ caller, params }) => {
    const details = await readWithdrawal(ctx, caller, BigInt(params.id));
    return { ...toWholeView(details), usualMinutes: await usualMinutes(ctx, details) };
  }),
];

export const confirmationRoutes = (ctx: AppContext): Served[] => {
  const view = async (caller: Caller) => toConfirmationsView(await listConfirmations(ctx, caller));
  return [
    serve(payments.listConfirmations, ({ caller }) => view(caller)),
    serve(payments.confirmReceived, async ({ caller, params }) => {
      await confirmReceived(ctx, caller, BigInt(params.id));
      return view(caller);
    }),
    serve(payments.confirmAllReceived, async ({ caller }) => {
      await confirmAllReceived(ctx, caller);
      return view(caller);
    }),
    serveUpload(payments.claimNotReceived, async ({ caller, params, files }) => {
      const [picture] = files;
      await claimNotReceived(ctx, caller, { payoutId: BigInt(params.id), picture });
      return view(caller);
    }),
  ];
};
