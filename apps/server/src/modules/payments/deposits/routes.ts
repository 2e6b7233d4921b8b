import { payments } from '@hintha/contract';
import { serve, type Served, serveUpload } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { listMethods } from '../channels/set-channel.ts';
import { coinSettings } from '../channels/settings.ts';
import { toMethodView } from '../channels/views.ts';
import { addSlips } from './add-slips.ts';
import { submitTransfer } from './incoming/submit-transfer.ts';
import { orderDeposit } from './order-deposit.ts';
import { listDeposits, readDeposit } from './read-deposit.ts';
import type { Deposit } from './types.ts';
import { toDepositView } from './views.ts';

export const depositRoutes = (ctx: AppContext): Served[] => {
  const readCoins = () => readSettings(ctx.db, coinSettings);
  const show = async (deposit: Deposit) => toDepositView(deposit, await readCoins());
  return [
    serve(payments.listDepositMethods, async () => {
      const coins = await readCoins();
      return (await listMethods(ctx.db)).map((channel) => toMethodView(channel, coins));
    }),
    serve(payments.orderDeposit, async ({ caller, body, language }) =>
      show(await orderDeposit(ctx, caller.accountId, { ...body, language })),
    ),
    serve(payments.listDeposits, async ({ caller, query }) => {
      const coins = await readCoins();
      const { deposits, total } = await listDeposits(ctx.db, caller.accountId, query);
      const list = deposits.map((deposit) => toDepositView(deposit, coins));
      return { list, total, totalPages: Math.ceil(total / query.pageSize) };
    }),
    serve(payments.readDeposit, async ({ caller, params }) =>
      show(await readDeposit(ctx.db, caller.accountId, BigInt(params.id))),
    ),
    serve(payments.submitTransfer, async ({ caller, params, body }) =>
      show(await submitTransfer(ctx, caller.accountId, { id: BigInt(params.id), txnTail: body.txnTail })),
    ),
    serveUpload(payments.addSlips, async ({ caller, params, files }) =>
      show(await addSlips(ctx, caller.accountId, { id: BigInt(params.id), pictures: files })),
    ),
  ];
};
