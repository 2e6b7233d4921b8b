import type { Money } from '@hintha/money';
import { BusinessError, type Transaction, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { catchUp } from '../../turnover/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import type { Grant } from '../types.ts';
import { findGrant, insertGrantFingerprints } from './bonus-store.ts';
import { findKind } from '../kinds/kind-store.ts';
import { isDue } from '../due/due-store.ts';
import { payOrHold } from './pay-bonus.ts';

/** A bonus that a rule gives. */
export interface AutomaticBonus {
  readonly accountId: bigint;
  readonly kind: string;
  /** What it is given for, such as a level or a week; it is given once for that. */
  readonly period: string;
  readonly amount: Money;
  /** By what the person is known again under another account. */
  readonly marks: readonly string[];
  /** The approval by which two of the staff let it be above the largest single grant. */
  readonly approval?: string | null;
}

/**
 * Gives a bonus within what its caller does, once for a person; null where it is due, since the budget has no room for
 * it yet.
 */
export const grantAutomaticBonus = async (
  ctx: AppContext,
  tx: Transaction,
  bonus: AutomaticBonus,
): Promise<Grant | null> => {
  const { accountId, kind: code, period, amount, marks, approval = null } = bonus;
  await lockWallets(tx, [accountId]);
  const kind = await findKind(tx, code);
  if (kind === undefined || !kind.enabled) throw new BusinessError('not_enabled');
  const named: Pick<Grant, 'accountId' | 'kind' | 'period'> = { accountId, kind: code, period };
  if ((await findGrant(tx, named)) !== undefined) throw new BusinessError('bonus_taken');
  if (await isDue(tx, named)) throw new BusinessError('bonus_taken');
  if (!(await insertGrantFingerprints(tx, named, marks))) throw new BusinessError('bonus_taken');
  await catchUp(tx, accountId);
  const terms = { base: amount, depositId: null, requestId: `${code}:${period}`, at: ctx.clock.now() };
  return payOrHold(ctx, tx, { ...terms, kind, named, amount, approval });
};

/** Tells a member who claimed a bonus that it is still due. */
export const refuseDue = async (
  { db }: Pick<AppContext, 'db'>,
  named: Pick<AutomaticBonus, 'accountId' | 'kind' | 'period'>,
): Promise<void> => {
  if (await isDue(db, named)) throw new BusinessError('claim_due');
};

/** A bonus with what is written along with it. */
export type Given = AutomaticBonus & { readonly along?: (tx: Transaction) => Promise<void> };

const NOT_GIVEN: readonly string[] = ['not_enabled', 'bonus_taken'];

/** Gives a bonus, now or when the budget has room, unless the person has had it; says whether it did. */
export const tryGrantAutomaticBonus = async (ctx: AppContext, bonus: Given): Promise<boolean> => {
  if (bonus.amount <= 0n) return false;
  try {
    await transaction(ctx.db, async (tx) => {
      await grantAutomaticBonus(ctx, tx, bonus);
      await bonus.along?.(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof BusinessError && NOT_GIVEN.includes(error.code)) return false;
    throw error;
  }
};
