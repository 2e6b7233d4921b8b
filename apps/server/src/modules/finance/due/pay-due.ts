import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { type DueOfLine, lockWallets } from '../../wallet/index.ts';
import { postAdjustment } from '../propose-adjustment.ts';
import { deleteDue, type DueAdjustment, listDue, sumDue, updateTried } from './due-store.ts';

const MOST_AT_ONCE = 200;

/** Pays the corrections that are due as far as their budget has room by now; the others stay due. */
export const payDueAdjustments = async (ctx: AppContext): Promise<void> => {
  for (const due of await listDue(ctx.db, MOST_AT_ONCE)) {
    if (!(await tryPay(ctx, due))) await updateTried(ctx.db, due.approval, ctx.clock.now());
  }
};

const tryPay = async (ctx: AppContext, due: DueAdjustment): Promise<boolean> => {
  try {
    await pay(ctx, due);
    return true;
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'over_budget') return false;
    throw error;
  }
};

const pay = ({ db }: AppContext, due: DueAdjustment): Promise<void> =>
  transaction(db, async (tx) => {
    const { approval, accountId, amount, ticket } = due;
    await lockWallets(tx, [accountId]);
    if (!(await deleteDue(tx, approval))) return;
    if (await postAdjustment(tx, due)) throw new BusinessError('over_budget');
    const details = { approval, amount, ticket };
    const subject = `account:${accountId}`;
    await recordAudit(tx, { actor: SYSTEM, action: 'wallet.pay-due', subject, details });
  });

/** The corrections that wait for room in their budget. */
export const readDueAdjustments = async ({ db }: Pick<AppContext, 'db'>): Promise<DueOfLine[]> => {
  const sum = await sumDue(db);
  return sum === undefined ? [] : [{ line: 'adjustments', ...sum }];
};
