import { queueJobLater } from '@hintha/platform';
import type { softswiss } from '@hintha/vendor-protocol';
import type { AppContext } from '../../../app-context.ts';
import { findIntegration } from '../integration-store.ts';
import { CALL_PATIENCE_MS, GIVE_UP_MS, pauseMs } from './rules.ts';
import { close } from './start-transfer.ts';
import { claimDue, findSoonest, giveToStaff, postpone } from './transfer-store.ts';
import type { Transfer, Verdict } from './types.ts';
import { isKeeper, type Keeper, playerOf, vendorClient } from './vendor-client.ts';

/** The job that asks about transfers of which nobody knows. */
export const ASK_TRANSFERS = 'vendors-ask-transfers';

/** Has the vendor do what was written down, and writes down how it ended; an open one is asked about later. */
export const carryOut = async (ctx: AppContext, keeper: Keeper, transfer: Transfer): Promise<Transfer> => {
  const askedAt = ctx.clock.now();
  const answer = await vendorClient(keeper, CALL_PATIENCE_MS).transfer({
    ...playerOf(keeper, transfer.account),
    transfer_id: transfer.transferId,
    direction: transfer.direction,
    amount: transfer.amount,
  });
  const verdict = toVerdict(answer, askedAt);
  if (verdict !== null) return close(ctx, transfer, verdict);
  const asked = await askAbout(ctx, keeper, transfer);
  if (asked.state === 'open') await askLater(ctx, asked);
  return asked;
};

/**
 * Asks what became of a transfer. One that the vendor has never seen is ruled out there by the question, so that no late
 * copy of it can act; only then is it over.
 */
export const askAbout = async (ctx: AppContext, keeper: Keeper, transfer: Transfer): Promise<Transfer> => {
  const askedAt = ctx.clock.now();
  const answer = await vendorClient(keeper, CALL_PATIENCE_MS).status({
    ...playerOf(keeper, transfer.account),
    transfer_id: transfer.transferId,
    fence: true,
  });
  if (answer.kind !== 'ok') {
    if (answer.kind === 'refused')
      ctx.log.error({ transfer: transfer.id, apiCode: answer.apiCode }, 'a question was refused');
    return transfer;
  }
  const { state, balance } = answer.reply;
  return close(ctx, transfer, {
    state: state === 'done' ? 'done' : 'refused',
    reason: state === 'done' ? null : state === 'unknown' ? 'not_arrived' : 'insufficient_funds',
    balance,
    askedAt,
  });
};

/** Asks again after a pause that grows. */
const askLater = async (ctx: AppContext, { id, asks }: Transfer): Promise<void> => {
  const pause = pauseMs(asks);
  await postpone(ctx.db, id, new Date(ctx.clock.now().getTime() + pause));
  await queueJobLater(ctx.db, ASK_TRANSFERS, pause);
};

const toVerdict = (answer: softswiss.Answer<softswiss.TransferReply>, askedAt: Date): Verdict | null => {
  if (answer.kind === 'unknown') return null;
  if (answer.kind === 'refused')
    return { state: 'refused', reason: 'vendor_refused', balance: null, askedAt };
  const { state, reason, balance } = answer.reply;
  if (state === 'done') return { state, reason: null, balance, askedAt };
  return { state, reason: reason === 'fenced' ? 'not_arrived' : 'insufficient_funds', balance, askedAt };
};

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
  const keeper = await findIntegration(ctx.db, transfer.connection);
  const asked = isKeeper(keeper) ? await askAbout(ctx, keeper, transfer) : transfer;
  if (asked.state !== 'open') return;
  const now = ctx.clock.now().getTime();
  if (now - asked.createdAt.getTime() >= GIVE_UP_MS) {
    ctx.log.error({ transfer: asked.id }, 'nobody knows what became of a transfer; staff decides');
    return giveToStaff(ctx.db, asked.id);
  }
  await postpone(ctx.db, asked.id, new Date(now + pauseMs(asked.asks)));
};
