import type { Money } from '@hintha/money';
import { type Caller, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { isRestricted } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { findIntegration } from '../integration-store.ts';
import { executeTransfer } from './execute-transfer.ts';
import { askBalance } from './read-vendor-balances.ts';
import { CALL_PATIENCE_MS, MAIN } from './rules.ts';
import { startTransfer, findStarted, type TransferOrder } from './start-transfer.ts';
import type { Transfer } from './types.ts';
import { keepsWallets, type WalletIntegration } from '../open-vendor.ts';
import { vendorSettings } from '../settings.ts';

export interface MoveOrder {
  readonly from: string;
  readonly to: string;
  readonly amount: Money;
  readonly requestId: string;
}

/** Moves money between the main wallet and a vendor's; a transfer whose end nobody knows yet stays open. */
export const moveFunds = async (ctx: AppContext, caller: Caller, asked: MoveOrder): Promise<Transfer> => {
  const order = toOrder(caller, asked);
  const known = await findStarted(ctx, order);
  if (known !== undefined) return answered(known);
  await mayMove(ctx, order);
  const integration = await findWalletIntegration(ctx, order);
  // A vendor that is down is found out before any money is on its way to it.
  const asking = { account: order.account, patienceMs: CALL_PATIENCE_MS };
  if ((await askBalance(ctx, integration, asking)) === undefined)
    throw new BusinessError('vendor_unavailable');
  const begun = await startTransfer(ctx, order);
  if (begun !== undefined) return answered(await executeTransfer(ctx, integration, begun));
  const other = await findStarted(ctx, order);
  if (other === undefined) throw new BusinessError('unknown_error');
  return answered(other);
};

const toOrder = (
  { accountId, account }: Caller,
  { from, to, amount, requestId }: MoveOrder,
): TransferOrder => {
  if ((from === MAIN) === (to === MAIN)) throw new BusinessError('bad_request');
  const [direction, integration] = from === MAIN ? (['in', to] as const) : (['out', from] as const);
  return { accountId, account, integration, direction, amount, requestId };
};

const findWalletIntegration = async (
  { db }: AppContext,
  { integration: code, direction }: TransferOrder,
): Promise<WalletIntegration> => {
  const integration = await findIntegration(db, code);
  if (!keepsWallets(integration)) throw new BusinessError('not_found');
  if (!integration.active) throw new BusinessError('vendor_unavailable');
  if (direction === 'in' && integration.suspendedAt !== null) throw new BusinessError('vendor_unavailable');
  return integration;
};

const mayMove = async (ctx: AppContext, { accountId, direction }: TransferOrder): Promise<void> => {
  if ((await readSettings(ctx.db, vendorSettings)).isSingle) throw new BusinessError('not_enabled');
  if (direction === 'in' && (await isRestricted(ctx, ctx.db, accountId, 'BETTING')))
    throw new BusinessError('betting_stopped');
};

const answered = (transfer: Transfer): Transfer => {
  if (transfer.state !== 'refused') return transfer;
  throw new BusinessError(
    transfer.reason === 'insufficient_funds' ? 'insufficient_funds' : 'vendor_unavailable',
  );
};
