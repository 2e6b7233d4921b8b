import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { collectPayments } from '../payments/collect-payments.ts';
import { payDue } from '../payments/pay-due.ts';
import type { Kind } from '../types.ts';
import { settleKind } from './settle-periods.ts';

/** Settles what is over of a kind and pays it; comes back by itself while something that is over is not final. */
export const runKind = async (ctx: AppContext, kind: Kind): Promise<boolean> => {
  const isOpen = await settleKind(ctx, kind);
  // Days that are paid together wait for their last one, which no run of a day need follow.
  await transaction(ctx.db, (tx) => collectPayments(ctx, tx, kind));
  await payDue(ctx);
  return isOpen;
};
