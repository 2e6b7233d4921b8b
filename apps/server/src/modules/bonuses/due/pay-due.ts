import { addMoney } from '@hintha/money';
import { BusinessError, transaction } from '@hintha/platform';
import type { BudgetLine } from '@hintha/contract';
import type { AppContext } from '../../../app-context.ts';
import { catchUp } from '../../turnover/index.ts';
import { type DueOfLine, lockWallets } from '../../wallet/index.ts';
import { findKind } from '../kinds/kind-store.ts';
import { payBonus } from '../grants/pay-bonus.ts';
import { lineOf } from '../rules.ts';
import { updateIssued } from '../applications/application-store.ts';
import { updateGranted } from '../rewards/reward-store.ts';
import { deleteDue, listDueBonuses, type DueBonus, sumDue, updateTried } from './due-store.ts';

const MOST_AT_ONCE = 500;

/** Pays the bonuses that are due as far as their budgets have room by now; the others stay due. */
export const payDue = async (ctx: AppContext): Promise<void> => {
  for (const due of await listDueBonuses(ctx.db, MOST_AT_ONCE)) {
    if (!(await tryPay(ctx, due))) await updateTried(ctx.db, due, ctx.clock.now());
  }
};

const tryPay = async (ctx: AppContext, due: DueBonus): Promise<boolean> => {
  try {
    await pay(ctx, due);
    return true;
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'budget_exhausted') return false;
    throw error;
  }
};

const pay = (ctx: AppContext, due: DueBonus): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { accountId, kind: code, period, amount, approval } = due;
    await lockWallets(tx, [accountId]);
    if (!(await deleteDue(tx, due))) return;
    // It was earned while it was given: that it is switched off by now takes it from nobody.
    const kind = await findKind(tx, code);
    if (kind === undefined) throw new Error(`there is no bonus ${code}`);
    await catchUp(tx, accountId);
    const named = { accountId, kind: code, period };
    const { depositId = null, requestId } = due;
    const base = due.base ?? amount;
    const terms = { base, depositId, requestId: requestId ?? `${code}:${period}`, at: ctx.clock.now() };
    const grant = await payBonus(ctx, tx, { ...terms, kind, named, amount, approval });
    await updateGranted(tx, grant);
    await updateIssued(tx, grant);
  });

/** What is due, by the budget that has no room for it. */
export const readDue = async ({ db }: Pick<AppContext, 'db'>): Promise<DueOfLine[]> => {
  const lines = new Map<BudgetLine, DueOfLine>();
  for (const { kind, count, amount, since } of await sumDue(db)) {
    const line = lineOf(kind);
    const known = lines.get(line);
    lines.set(line, {
      line,
      count: count + (known?.count ?? 0),
      amount: known === undefined ? amount : addMoney(amount, known.amount),
      since: known !== undefined && known.since < since ? known.since : since,
    });
  }
  return [...lines.values()];
};
