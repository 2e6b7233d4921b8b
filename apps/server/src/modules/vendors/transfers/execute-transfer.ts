import { queueJobLater } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { TransferOutcome } from '../vendor-client.ts';
import { findIntegration } from '../integration-store.ts';
import { readSettings } from '../../settings/index.ts';
import { vendorSettings } from '../settings.ts';
import { CALL_PATIENCE_MS, pauseMs } from './rules.ts';
import { completeTransfer } from './start-transfer.ts';
import { claimDue, findSoonest, giveToStaff, postpone } from './transfer-store.ts';
import type { Transfer, Verdict } from './types.ts';
import { keepsWallets, openTransferWallet, type WalletIntegration } from '../open-vendor.ts';

/** The job that asks about transfers of which nobody knows. */
export const ASK_TRANSFERS = 'vendors-ask-transfers';

/** Has the vendor do what was written down, and writes down how it ended; an open one is asked about later. */
export const executeTransfer = async (
  ctx: AppContext,
  integration: WalletIntegration,
  transfer: Transfer,
): Promise<Transfer> => {
  const askedAt = ctx.clock.now();
  const vendor = openTransferWallet(ctx, integration, CALL_PATIENCE_MS);
  const answer = await vendor.transfer(transfer);
  if (answer.kind === 'refused') {
    const verdict = { state: 'refused', reason: 'vendor_refused', balance: null, askedAt } as const;
    return completeTransfer(ctx, transfer, verdict);
  }
  if (answer.kind === 'ok') return completeTransfer(ctx, transfer, toVerdict(answer.value, askedAt));
  const asked = await askAbout(ctx, integration, transfer);
  if (asked.state === 'open') await askLater(ctx, asked);
  return asked;
};

/**
 * Asks what became of a transfer. One that the vendor has never seen is fenced there by the question, so that no late
 * copy of it can act; only then is it over.
 */
export const askAbout = async (
  ctx: AppContext,
  integration: WalletIntegration,
  transfer: Transfer,
): Promise<Transfer> => {
  const askedAt = ctx.clock.now();
  const answer = await openTransferWallet(ctx, integration, CALL_PATIENCE_MS).fence(transfer);
  if (answer.kind === 'ok') return completeTransfer(ctx, transfer, toVerdict(answer.value, askedAt));
  if (answer.kind === 'refused')
    ctx.log.error({ transfer: transfer.id, code: answer.code }, 'a question about a transfer was refused');
  return transfer;
};

const toVerdict = ({ state, balance }: TransferOutcome, askedAt: Date): Verdict =>
  state === 'done'
    ? { state, reason: null, balance, askedAt }
    : { state: 'refused', reason: state, balance, askedAt };

/** Asks again after a pause that grows. */
const askLater = async (ctx: AppContext, { id, asks }: Transfer): Promise<void> => {
  const pause = pauseMs(asks);
  await postpone(ctx.db, id, new Date(ctx.clock.now().getTime() + pause));
  await queueJobLater(ctx.db, ASK_TRANSFERS, pause);
};

const MINUTE_MS = 60_000;
const AT_ONCE = 20;
const MARGIN_MS = 2_000;

/** Asks about the transfers that are due, those of a program that died among them; comes when each was asked about. */
export const askOpenTransfers = async (ctx: AppContext): Promise<void> => {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + CALL_PATIENCE_MS + MARGIN_MS);
  const due = await claimDue(ctx.db, { now, until, limit: AT_ONCE });
  await Promise.all(due.map((transfer) => askOne(ctx, transfer)));
  const soonest = await findSoonest(ctx.db);
  if (soonest !== null)
    await queueJobLater(ctx.db, ASK_TRANSFERS, Math.max(0, soonest.getTime() - ctx.clock.now().getTime()));
};

const askOne = async (ctx: AppContext, transfer: Transfer): Promise<void> => {
  const integration = await findIntegration(ctx.db, transfer.integration);
  const asked = keepsWallets(integration) ? await askAbout(ctx, integration, transfer) : transfer;
  if (asked.state !== 'open') return;
  const now = ctx.clock.now().getTime();
  const { giveUpMinutes } = await readSettings(ctx.db, vendorSettings);
  if (now - asked.createdAt.getTime() >= giveUpMinutes * MINUTE_MS) {
    ctx.log.error({ transfer: asked.id }, 'nobody knows what became of a transfer; staff decides');
    return giveToStaff(ctx.db, asked.id);
  }
  await postpone(ctx.db, asked.id, new Date(now + pauseMs(asked.asks)));
};
