import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../../audit/index.ts';
import type { DueOfLine } from '../../../wallet/index.ts';
import { creditApproved, lockQueued } from '../decide-deposit.ts';
import { orderNoOf } from '../rules.ts';
import { deleteDue, type DueDeposit, findDue, listDue, sumDue, updateTried } from './due-store.ts';

const MOST_AT_ONCE = 200;

/** Credits the deposits that are due as far as their budget has room by now; the others stay due. */
export const payDueDeposits = async (ctx: AppContext): Promise<void> => {
  for (const due of await listDue(ctx.db, MOST_AT_ONCE)) await tryPay(ctx, due);
};

/** What cannot be credited any more, since its transfer has paid another order, is for the staff to look at anew. */
const tryPay = async (ctx: AppContext, { depositId }: DueDeposit): Promise<void> => {
  try {
    await transaction(ctx.db, (tx) => pay(ctx, tx, depositId));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    ctx.log.warn({ deposit: String(depositId), code: error.code }, 'an approved deposit cannot be credited');
    await transaction(ctx.db, (tx) => deleteDue(tx, depositId));
  }
};

const pay = async (ctx: AppContext, tx: Transaction, depositId: bigint): Promise<void> => {
  const deposit = await lockQueued(tx, depositId);
  const due = await findDue(tx, depositId);
  if (due === undefined) return;
  const credited = await creditApproved(ctx, tx, deposit, due);
  if ('bound' in credited) return updateTried(tx, depositId, ctx.clock.now());
  const details = { orderNo: orderNoOf(deposit), credited: credited.credited, txnId: due.txnId };
  const subject = `deposit:${depositId}`;
  await recordAudit(tx, { actor: SYSTEM, action: 'deposit.pay-due', subject, details });
};

/** The approved deposits that wait for room in their budget. */
export const readDueDeposits = async ({ db }: Pick<AppContext, 'db'>): Promise<DueOfLine[]> => {
  const sum = await sumDue(db);
  return sum === undefined ? [] : [{ line: 'manualDeposits', ...sum }];
};
