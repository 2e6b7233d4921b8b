import { type Database, BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import { PassedCapError } from '../caps/passed-cap-error.ts';
import { findIntegration } from '../integration-store.ts';
import { askAbout } from './execute-transfer.ts';
import { isOpen } from './rules.ts';
import { completeIn } from './start-transfer.ts';
import * as store from './transfer-store.ts';
import { findTransfer } from './transfer-store.ts';
import type { Transfer } from './types.ts';
import { keepsWallets } from '../open-vendor.ts';

export interface Decision {
  readonly id: bigint;
  /** Whether the vendor did what it was asked for. */
  readonly carriedOut: boolean;
  readonly reason: string;
  readonly actor: Actor;
}

/** Staff says how a transfer ended of which the vendor says nothing; only one that was given to people. */
export const decideTransfer = (
  ctx: AppContext,
  { id, carriedOut, reason, actor }: Decision,
): Promise<Transfer> =>
  transaction(ctx.db, async (tx) => {
    const transfer = await findTransfer(tx, id);
    if (transfer === undefined) throw new BusinessError('not_found');
    if (transfer.state !== 'manual') throw new BusinessError('no_longer_open');
    const closed = await completeUnderCap(ctx, tx, transfer, {
      state: carriedOut ? 'done' : 'refused',
      reason: carriedOut ? null : 'not_arrived',
      balance: null,
      askedAt: ctx.clock.now(),
      note: reason,
    });
    if (closed.state !== (carriedOut ? 'done' : 'refused')) throw new BusinessError('no_longer_open');
    const details = { ...closed, carriedOut };
    await recordAudit(tx, { actor, action: 'transfer.decide', subject: `transfer:${id}`, reason, details });
    return closed;
  });

/** What comes back beyond the caps of its integration takes two: they are raised, or the integration is resumed, first. */
const completeUnderCap: typeof completeIn = async (...order) => {
  try {
    return await completeIn(...order);
  } catch (thrown) {
    if (thrown instanceof PassedCapError) throw new BusinessError('vendor_cap_passed');
    throw thrown;
  }
};

/** Asks the vendor once more about a transfer that is not over. */
export const askAgain = async (ctx: AppContext, id: bigint): Promise<Transfer> => {
  const transfer = await findTransfer(ctx.db, id);
  if (transfer === undefined) throw new BusinessError('not_found');
  if (!isOpen(transfer)) return transfer;
  const integration = await findIntegration(ctx.db, transfer.integration);
  return keepsWallets(integration) ? askAbout(ctx, integration, transfer) : transfer;
};

const LATEST = 10;

/** An account's last transfers with what members call the vendor's wallet. */
export const listLatest = (db: Database, accountId: bigint): Promise<(Transfer & { name: string })[]> =>
  store.listTransfersOf(db, accountId, LATEST);

/** A page of transfers of anybody, the latest first. */
export const listTransfers = (db: Database, filter: store.TransferFilter): Promise<Transfer[]> =>
  store.listTransfers(db, filter);
