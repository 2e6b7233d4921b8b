import { formatAmount, money, type Money } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import {
  type BudgetExhausted,
  isReceipt,
  post,
  postingKey,
  readBalance,
  refuseOverBudget,
} from '../../wallet/index.ts';
import { approvalFor, expiryOf, lineOf, maxStakeOf, ruleOf } from '../rules.ts';
import type { BonusKind, Grant } from '../types.ts';
import { insertDue } from '../due/due-store.ts';
import { insertGrant } from './bonus-store.ts';
import { referenceOf, SOURCE } from './take-back.ts';
import { readSettings } from '../../settings/index.ts';
import { bonusSettings } from '../settings.ts';

export interface Bonus {
  readonly kind: BonusKind;
  readonly named: Pick<Grant, 'accountId' | 'kind' | 'period'>;
  readonly amount: Money;
  /** What has to be bet, before it is multiplied. */
  readonly base: Money;
  /** The requirement of the deposit that it is given on. */
  readonly depositId: bigint | null;
  readonly requestId: string;
  readonly at: Date;
  /** The approval by which two of the staff let it be above the largest single grant. */
  readonly approval?: string | null;
}

/** Pays a bonus; refuses, before anything is written, where the budget has no room. The wallet is locked. */
export const payBonus = async (ctx: AppContext, tx: Transaction, bonus: Bonus): Promise<Grant> => {
  const paid = await tryPayBonus(ctx, tx, bonus);
  if ('bound' in paid) throw new BusinessError('budget_exhausted');
  return paid;
};

/**
 * Posts a bonus, opens its requirement and tells the member; where the budget has no room nothing is written. The wallet
 * is locked.
 */
const tryPayBonus = async (
  ctx: AppContext,
  tx: Transaction,
  bonus: Bonus,
): Promise<Grant | BudgetExhausted> => {
  const { kind, named, amount, base, depositId, requestId, at } = bonus;
  const { accountId } = named;
  const source = SOURCE;
  const reference = referenceOf(named);
  const wallet = await readBalance(tx, accountId);
  assert(wallet, 'a member has a wallet');
  const key = postingKey(source, reference);
  const approval = bonus.approval ?? approvalFor(kind, amount);
  const grant = { line: lineOf(kind.code), rule: ruleOf(named), approval };
  const posted = await post(tx, accountId, { kind: kind.posting, amount, key, source, reference, grant });
  if (posted.outcome === 'budget_exhausted') return posted;
  assert(isReceipt(posted), `the bonus ${reference} could not be paid: ${posted.outcome}`);
  const { multiple, mostKept } = kind;
  const expiresAt = expiryOf(kind, at);
  const bounds = {
    ...(expiresAt === null ? {} : { expiresAt }),
    // What comes unasked for does not bind how its member plays.
    ...(kind.givenBy === 'RULE'
      ? {}
      : { maxStake: maxStakeOf(amount, await readSettings(tx, bonusSettings)) }),
  };
  const opened = { accountId, kind: 'BONUS', base, multiple, source, reference, at, ...bounds } as const;
  const requirementId = await openRequirement(tx, opened);
  const values = { bonus: kind.code, amount: formatAmount(amount) };
  await notifyMember(ctx, tx, { accountId, kind: 'bonus_granted', values });
  return insertGrant(tx, {
    ...named,
    amount,
    postingSeq: posted.seq,
    requirementId,
    depositId,
    ownBefore: wallet.balance,
    mostKept: mostKept === null ? null : money(amount * BigInt(mostKept)),
    requestId,
    grantedAt: at,
  });
};

/**
 * Pays a bonus, or has it due where the budget has no room; then null. The marks stay: the person has it later. One of the
 * staff who gives it by hand is refused what is too large for one person, since no other day has more room for that.
 */
export const payOrHold = async (
  ctx: AppContext,
  tx: Transaction,
  bonus: Bonus & { readonly byHand?: boolean },
): Promise<Grant | null> => {
  const paid = await tryPayBonus(ctx, tx, bonus);
  if (!('bound' in paid)) return paid;
  const { named, amount, base, depositId, requestId, at, approval = null, byHand = false } = bonus;
  if (byHand && paid.bound === 'EACH') refuseOverBudget(paid);
  await insertDue(tx, { ...named, amount, base, depositId, requestId, approval }, at);
  return null;
};
