import { payments } from '@hintha/contract';
import { serve, type Served, serveUpload } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listMethods } from '../channels/set-channel.ts';
import { toMethodView } from '../channels/views.ts';
import { addSlips } from './add-slips.ts';
import { submitTransfer } from './incoming/submit-transfer.ts';
import { orderDeposit } from './order-deposit.ts';
import { listDeposits, readDeposit } from './read-deposit.ts';
import { toDepositView } from './views.ts';

export const depositRoutes = (ctx: AppContext): Served[] => [
  serve(payments.listDepositMethods, async () => (await listMethods(ctx.db)).map(toMethodView)),
  serve(payments.orderDeposit, async ({ caller, body }) =>
    toDepositView(await orderDeposit(ctx, caller.accountId, body)),
  ),
  serve(payments.listDeposits, async ({ caller, query }) => {
    const { deposits, total } = await listDeposits(ctx.db, caller.accountId, query);
    return { list: deposits.map(toDepositView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serve(payments.readDeposit, async ({ caller, params }) =>
    toDepositView(await readDeposit(ctx.db, caller.accountId, BigInt(params.id))),
  ),
  serve(payments.submitTransfer, async ({ caller, params, body }) =>
    toDepositView(
      await submitTransfer(ctx, caller.accountId, { id: BigInt(params.id), txnTail: body.txnTail }),
    ),
  ),
  serveUpload(payments.addSlips, async ({ caller, params, files }) =>
    toDepositView(await addSlips(ctx, caller.accountId, { id: BigInt(params.id), pictures: files })),
  ),
];
