import { payments } from '@hintha/contract';
import { type Caller, serve, type Served, serveUpload } from '@hintha/platform';
import type { House } from '../../../house.ts';
import {
  claimNotReceived,
  confirmAllReceived,
  confirmReceived,
  listConfirmations,
} from './confirm-received.ts';
import { listWithdrawals, readWithdrawal } from './read-withdrawal.ts';
import { readLimits } from './request/check-eligibility.ts';
import { requestWithdrawal } from './request/request-withdrawal.ts';
import { toConfirmationsView, toLimitsView, toWholeView, toWithdrawalView } from './views.ts';

export const withdrawalRoutes = (house: House): Served[] => [
  serve(payments.requestWithdrawal, async ({ caller, body, ip, userAgent }) => {
    const { bankAccountId, ...asked } = body;
    const order = { ...asked, payeeId: BigInt(bankAccountId), ip, userAgent };
    const { id } = await requestWithdrawal(house, caller, order);
    return toWithdrawalView(await readWithdrawal(house, caller, id));
  }),
  serve(payments.readWithdrawalLimits, async ({ caller }) => toLimitsView(await readLimits(house, caller))),
  serve(payments.listWithdrawals, async ({ caller, query }) => {
    const { stories, total } = await listWithdrawals(house, caller, query);
    return { list: stories.map(toWithdrawalView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serve(payments.readWithdrawal, async ({ caller, params }) =>
    toWholeView(await readWithdrawal(house, caller, BigInt(params.id))),
  ),
];

export const confirmationRoutes = (house: House): Served[] => {
  const view = async (caller: Caller) => toConfirmationsView(await listConfirmations(house, caller));
  return [
    serve(payments.listConfirmations, ({ caller }) => view(caller)),
    serve(payments.confirmReceived, async ({ caller, params }) => {
      await confirmReceived(house, caller, BigInt(params.id));
      return view(caller);
    }),
    serve(payments.confirmAllReceived, async ({ caller }) => {
      await confirmAllReceived(house, caller);
      return view(caller);
    }),
    serveUpload(payments.claimNotReceived, async ({ caller, params, files }) => {
      const [picture] = files;
      await claimNotReceived(house, caller, { partId: BigInt(params.id), picture });
      return view(caller);
    }),
  ];
};
