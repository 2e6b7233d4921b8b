import { addMoney, type Money, ZERO } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { catchUp, findLastDeposit, findRequirement, type LastDeposit } from '../../turnover/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { bonusOn, periodOf } from '../rules.ts';
import type { BonusKind, Grant, GrantedBonus } from '../types.ts';
import { findGrant, findRequested, insertGrantFingerprints, isOnDeposit } from './bonus-store.ts';
import { checkFreeCredit } from './free-credit.ts';
import { findKind } from '../kinds/kind-store.ts';
import { findDueRequested, isDue } from '../due/due-store.ts';
import { payOrHold } from './pay-bonus.ts';

export interface Claim {
  readonly accountId: bigint;
  readonly kind: string;
  readonly requestId: string;
  /** By what the person is known again under another account, such as `ip:10.0.0.1`. */
  readonly fingerprints: readonly string[];
}

/**
 * Gives a member the bonus that is asked for, on the last deposit when it needs one. Where the budget has no room it is
 * due, which the member is told once that is kept.
 */
export const claimBonus = async (ctx: AppContext, claim: Claim): Promise<GrantedBonus> => {
  const given = await tryClaim(ctx, claim);
  if (given === null) throw new BusinessError('claim_due');
  return given;
};

const tryClaim = (ctx: AppContext, claim: Claim): Promise<GrantedBonus | null> =>
  transaction(ctx.db, async (tx) => {
    const { accountId, requestId } = claim;
    await lockWallets(tx, [accountId]);
    await catchUp(tx, accountId);
    const earlier = await findRequested(tx, accountId, requestId);
    const due = earlier === undefined ? await findDueRequested(tx, accountId, requestId) : undefined;
    if ((earlier ?? due ?? claim).kind !== claim.kind) throw new BusinessError('key_reused');
    if (due !== undefined) return null;
    const grant = earlier ?? (await give(ctx, tx, claim));
    if (grant === null) return null;
    const requirement = await findRequirement(tx, accountId, grant.requirementId);
    if (requirement === undefined) throw new Error(`the requirement of grant ${grant.id} is gone`);
    return { grant, requirement };
  });

const give = async (
  ctx: AppContext,
  tx: Transaction,
  { fingerprints, ...claim }: Claim,
): Promise<Grant | null> => {
  const at = ctx.clock.now();
  const kind = await findKind(tx, claim.kind);
  const needsDeposit = kind !== undefined && kind.share !== null;
  const deposit = needsDeposit ? await findDepositFor(tx, { accountId: claim.accountId, kind, at }) : null;
  return grantBonus(ctx, tx, { ...claim, deposit, marks: fingerprints, at });
};

export interface GrantOrder {
  readonly accountId: bigint;
  /** The code of the bonus. */
  readonly kind: string;
  /** What it is given on, by the requirement that the deposit opened; null for a bonus without a deposit. */
  readonly deposit: { readonly id: bigint; readonly amount: Money } | null;
  /** By what the person is known again under another account, such as `ip:10.0.0.1`. */
  readonly marks: readonly string[];
  readonly at: Date;
  readonly requestId: string;
}

/** Pays a bonus and opens its requirement, once for a member and for each mark of the person; null where it is due. */
const grantBonus = async (ctx: AppContext, tx: Transaction, order: GrantOrder): Promise<Grant | null> => {
  const { accountId, requestId, at } = order;
  const kind = await getClaimable(tx, order.kind);
  await lockWallets(tx, [accountId]);
  const named = { accountId, kind: kind.code, period: periodOf(kind, at) };
  if ((await findGrant(tx, named)) !== undefined) throw new BusinessError('bonus_taken');
  if (await isDue(tx, named)) return null;
  const deposited = order.deposit?.amount ?? ZERO;
  const amount = getBonusOn(kind, deposited);
  if (order.deposit === null) await checkFreeCredit(tx, accountId);
  if (!(await insertGrantFingerprints(tx, named, order.marks))) throw new BusinessError('bonus_taken');
  const base = kind.withDeposit ? addMoney(amount, deposited) : amount;
  const depositId = order.deposit?.id ?? null;
  return payOrHold(ctx, tx, { kind, named, amount, base, depositId, requestId, at, approval: null });
};

const getBonusOn = (kind: BonusKind, deposited: Money): Money => {
  const amount = bonusOn(kind, deposited);
  if (amount === 0n) throw new BusinessError('bonus_needs_deposit');
  return amount;
};

const getClaimable = async (tx: Transaction, code: string): Promise<BonusKind> => {
  const kind = await findKind(tx, code);
  if (kind?.givenBy !== 'CLAIM') throw new BusinessError('not_found');
  if (!kind.enabled) throw new BusinessError('not_enabled');
  return kind;
};

/** The deposit that a bonus is given on now; null when there is none. */
export const findDepositFor = async (
  tx: Transaction,
  { accountId, kind, at }: { accountId: bigint; kind: BonusKind; at: Date },
): Promise<GrantOrder['deposit']> => {
  const last = await findLastDeposit(tx, accountId);
  if (last === undefined || !fits(kind, last, at) || (await isOnDeposit(tx, last.id))) return null;
  return { id: last.id, amount: last.base };
};

/** Whether it is of today and not yet played through; for a bonus on that, the first one ever. */
const fits = (kind: BonusKind, last: LastDeposit, at: Date): boolean => {
  if (last.state !== 'OPEN') return false;
  return kind.firstDeposit ? last.deposits === 1n : businessDay(last.openedAt) === businessDay(at);
};
