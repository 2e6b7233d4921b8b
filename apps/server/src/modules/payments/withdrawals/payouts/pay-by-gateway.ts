import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { SYSTEM } from '../../../audit/index.ts';
import { selectPayeesById } from '../../payees/payee-store.ts';
import { type LockedPayout, lockPayout, recordStatus, advanceWithdrawal } from '../advance-withdrawal.ts';
import { selectUnanswered, updatePayout } from '../payout-store.ts';
import { openPayoutGateway, type Payout, type PayoutAnswer } from './open-payout-gateway.ts';
import { isPayable, oweCoins, payableSum } from './payable-sum.ts';
import { refund } from './refund-payout.ts';
import { markSent } from './send-payout.ts';

/** So long after the call a gateway that has never heard of the payout did not get it. */
const LOST_MS = 10 * 60_000;

interface Plan {
  /** Whether this very run is to make the call; a payout that was asked for before is only asked about. */
  readonly isFirst: boolean;
  readonly order: Payout;
}

/**
 * Has the gateway pay a payout. That it is asked is written down before it is, so whatever ends this run between the
 * call and the note of its outcome, the next one asks what became of it and never pays again.
 */
export const payByGateway = async (ctx: AppContext, payoutId: bigint): Promise<void> => {
  const gateway = openPayoutGateway(ctx);
  if (gateway === null) return transaction(ctx.db, (tx) => handOver(ctx, tx, payoutId));
  const plan = await transaction(ctx.db, (tx) => planPayout(ctx, tx, payoutId));
  if (plan === undefined) return;
  const { isFirst, order } = plan;
  const answer = isFirst ? await gateway.pay(order) : await gateway.ask(order.reference);
  await transaction(ctx.db, (tx) => noteAnswer(ctx, tx, payoutId, answer));
  if (answer.status === 'unreached') throw new Error(`the payout gateway was not reached for ${payoutId}`);
};

const isAtGateway = ({ withdrawal, payout }: LockedPayout): boolean =>
  isPayable(withdrawal, payout) && payout.way === 'gateway';

const planPayout = async (ctx: AppContext, tx: Transaction, payoutId: bigint): Promise<Plan | undefined> => {
  const locked = await lockPayout(tx, payoutId);
  if (!isAtGateway(locked)) return undefined;
  const { withdrawal, payout } = locked;
  const [payee] = await selectPayeesById(tx, [withdrawal.payeeId]);
  if (payee === undefined) throw new Error(`the payee of withdrawal ${withdrawal.id} is gone`);
  const sum = await payableSum(tx, payee, payout, ctx.clock.now());
  if (sum === undefined) {
    await giveToStaff(ctx, tx, locked);
    return undefined;
  }
  const isFirst = payout.askedAt === null;
  if (isFirst) {
    const { coinAmount, coinRate } = sum;
    await updatePayout(tx, payout, { askedAt: ctx.clock.now(), coinAmount, coinRate });
    await advanceWithdrawal(ctx, tx, withdrawal);
  }
  const { provider, number, name } = payee;
  const { amount, currency } = sum;
  const order = { reference: `part-${payout.id}`, provider, number, name, amount, currency };
  return { isFirst, order };
};

const noteAnswer = async (
  ctx: AppContext,
  tx: Transaction,
  payoutId: bigint,
  answer: PayoutAnswer,
): Promise<void> => {
  const locked = await lockPayout(tx, payoutId);
  if (!isAtGateway(locked)) return;
  if (answer.status === 'PAID') {
    const { payerReference } = answer;
    return markSent(ctx, tx, locked, { payerReference, slip: null, by: SYSTEM });
  }
  if (answer.status === 'unreached') return noteUnreached(ctx, tx, locked);
  if (answer.status === 'REFUSED') return refund(ctx, tx, locked, SYSTEM);
  if (answer.status === 'unknown' && isLongAgo(ctx, locked.payout.askedAt))
    await giveToStaff(ctx, tx, locked);
};

const isLongAgo = ({ clock }: AppContext, at: Date | null): boolean =>
  at !== null && clock.now().getTime() - at.getTime() >= LOST_MS;

/** It has not heard of the payout and is asked again, until people are to pay rather than wait any longer. */
const noteUnreached = async (ctx: AppContext, tx: Transaction, locked: LockedPayout): Promise<void> => {
  const { withdrawal, payout } = locked;
  const unreachedSince = payout.unreachedSince ?? ctx.clock.now();
  const unasked = await updatePayout(tx, payout, { askedAt: null, unreachedSince });
  if (isLongAgo(ctx, unreachedSince)) await giveToStaff(ctx, tx, { withdrawal, payout: unasked });
};

/** A payout that no gateway was asked to pay yet goes to people when there is no gateway any more. */
const handOver = async (ctx: AppContext, tx: Transaction, payoutId: bigint): Promise<void> => {
  const locked = await lockPayout(tx, payoutId);
  if (isAtGateway(locked) && locked.payout.askedAt === null) await giveToStaff(ctx, tx, locked);
};

const giveToStaff = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, payout }: LockedPayout,
): Promise<void> => {
  await updatePayout(tx, payout, { way: 'staff' });
  await oweCoins(ctx, tx, withdrawal.payeeId, { ...payout, way: 'staff' });
  await recordStatus(ctx, tx, {
    withdrawalId: withdrawal.id,
    what: 'BY_HAND',
    payoutId: payout.id,
    by: SYSTEM,
  });
};

const PATIENCE_MS = 60_000;

/** Takes up what a run before left: payouts not asked for yet, and those the gateway has not told the end of. */
export const askGateway = async (ctx: AppContext): Promise<void> => {
  const since = new Date(ctx.clock.now().getTime() - PATIENCE_MS);
  for (const id of await selectUnanswered(ctx.db, since))
    await payByGateway(ctx, id).catch((error: unknown) =>
      ctx.log.warn({ err: error, payout: String(id) }, 'the payout gateway gave no answer'),
    );
};
