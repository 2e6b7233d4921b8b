import { money } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../app-context.ts';
import { businessDay } from '../../business-day.ts';
import { addDays, daysBetween } from '../bets/index.ts';
import { isReceipt, lockWallets, post, postingKey } from '../wallet/index.ts';
import * as store from './rebate-store.ts';
import type { Payment } from './rebate-store.ts';
import { reckonDay } from './reckon-day.ts';

const SOURCE = 'rebates';
const BATCH = 200;
const HOUR_MS = 3_600_000;
/** Rebates of a day are paid from two in the morning of the next. */
const PAID_AFTER_MS = 2 * HOUR_MS;

/** Reckons and pays every day that is due; broken off, it goes on where it stopped. */
export const payRebates = async (ctx: AppContext): Promise<void> => {
  const due = addDays(businessDay(new Date(ctx.clock.now().getTime() - PAID_AFTER_MS)), -1);
  const reckoned = await store.findReckoned(ctx.db);
  for (const day of daysBetween(reckoned === null ? due : addDays(reckoned, 1), due))
    if (!(await reckonDay(ctx, day))) break;
  await payAll(ctx);
};

/** What the budget has no room for waits for the next time. */
const payAll = async (ctx: AppContext): Promise<void> => {
  for (let after: Payment | null = null; ;) {
    const payments: Payment[] = await store.listUnpaid(ctx.db, after, BATCH);
    for (const payment of payments) await payOrWait(ctx, payment);
    if (payments.length < BATCH) return;
    after = payments.at(-1) ?? null;
  }
};

const payOrWait = async (ctx: AppContext, payment: Payment): Promise<void> => {
  try {
    await transaction(ctx.db, (tx) => pay(ctx, tx, payment));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const { day, accountId } = payment;
    ctx.log.warn({ day, account: String(accountId) }, 'a rebate waits for its budget');
  }
};

/** Own and team are two postings of one kind, so that either can be seen in the record of the account. */
const pay = async (ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> => {
  const { day, accountId, own, team } = payment;
  await lockWallets(tx, [accountId]);
  if (!(await store.updatePaid(tx, payment, ctx.clock.now()))) return;
  for (const [part, amount] of [
    ['own', own],
    ['team', team],
  ] as const) {
    if (amount === 0n) continue;
    const result = await post(tx, accountId, {
      kind: 'REBATE',
      amount: money(amount),
      key: postingKey(SOURCE, `${day}/${part}`),
      source: SOURCE,
      reference: `${day}/${part}`,
      grant: { line: 'rebates', rule: `rebates:${part}` },
    });
    if (result.outcome === 'budget_exhausted') throw new BusinessError('budget_exhausted');
    assert(isReceipt(result), `a rebate of ${accountId} was not posted: ${result.outcome}`);
  }
};
