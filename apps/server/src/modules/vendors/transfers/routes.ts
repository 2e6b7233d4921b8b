import { CONSOLE_ROUTES, wallet } from '@hintha/contract';
import { serve, type Served, type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type ReadVendorBalances, readWhole } from '../../wallet/index.ts';
import { askAgain, decideTransfer, listLatest, listTransfers } from './decide-transfer.ts';
import { moveFunds } from './move-funds.ts';
import { returnFunds } from './transfer-back.ts';
import type { TransferState } from './types.ts';
import { toAdminTransferView, toMovementView, toReturnedView } from './views.ts';
import { vendorSettings } from '../settings.ts';

/** Members move money between their wallets. */
export const transferRoutes = (ctx: AppContext, readVendorBalances: ReadVendorBalances): Served[] => [
  serve(wallet.readMerchantWallet, async () => ({
    isSingle: (await readSettings(ctx.db, vendorSettings)).isSingle,
  })),
  serve(wallet.transferFunds, async ({ caller, body }) => {
    const { state } = await moveFunds(ctx, caller, body);
    return { sumBalance: await readWhole(ctx.db, readVendorBalances, caller.accountId), state };
  }),
  serve(wallet.returnFunds, async ({ caller: { accountId }, body: { vendor = null, requestId } }) => {
    const returned = await returnFunds(ctx, { accountId, vendor, requestId });
    return {
      sumBalance: await readWhole(ctx.db, readVendorBalances, accountId),
      returned: returned.map(toReturnedView),
    };
  }),
  serve(wallet.listTransfers, async ({ caller }) => ({
    transfers: (await listLatest(ctx.db, caller.accountId)).map(toMovementView),
  })),
];

const STATES: Readonly<Record<'manual' | 'open' | 'over' | 'all', readonly TransferState[]>> = {
  manual: ['manual'],
  open: ['open', 'manual'],
  over: ['done', 'refused'],
  all: ['open', 'manual', 'done', 'refused'],
};

/** The staff looks into transfers whose end nobody knows. */
export const transferAdminRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueTransfers, async ({ query: { state, before, limit } }) => {
    const filter = { states: STATES[state], before: before === undefined ? null : BigInt(before), limit };
    return (await listTransfers(ctx.db, filter)).map(toAdminTransferView);
  }),
  serveStaff(CONSOLE_ROUTES.queryTransfer, async ({ params }) =>
    toAdminTransferView(await askAgain(ctx, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.decideTransfer, async ({ caller, params, body: { carriedOut, reason } }) => {
    const decision = { id: BigInt(params.id), carriedOut, reason, actor: actorOf(caller) };
    return toAdminTransferView(await decideTransfer(ctx, decision));
  }),
];
