import { formatAmount, money, type Money } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { isReceipt, post, postingKey, readBalance, refuseExhausted } from '../../wallet/index.ts';
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

/**
 * Posts a bonus, opens its requirement and tells the member; refuses, before anything is written, where the budget has no
 * room. The wallet is locked.
 */
export const payBonus = async (ctx: AppContext, tx: Transaction, bonus: Bonus): Promise<Grant> => {
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
  refuseExhausted(posted);
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

/** Pays a bonus, or has it due where the budget has no room; then null. The marks stay: the person has it later. */
export const payOrHold = async (ctx: AppContext, tx: Transaction, bonus: Bonus): Promise<Grant | null> => {
  try {
    return await payBonus(ctx, tx, bonus);
  } catch (error) {
    if (!(error instanceof BusinessError) || error.code !== 'budget_exhausted') throw error;
    const { named, amount, base, depositId, requestId, at, approval = null } = bonus;
    await insertDue(tx, { ...named, amount, base, depositId, requestId, approval }, at);
    return null;
  }
};
