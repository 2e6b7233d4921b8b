import { payments } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { readLimits } from './request/read-limits.ts';
import { requestWithdrawal } from './request/request-withdrawal.ts';
import { toLimitsView, toWholeView, toWithdrawalView } from './views.ts';

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
