import { formatAmount, type Money, parseAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { approvalName, defineApprovalAction, gateRule, type Proposed } from '../../approvals/index.ts';
import { type Actor, actorOf, recordAudit } from '../../audit/index.ts';
import type { RuleCost } from '../../wallet/index.ts';
import type { BonusKind } from '../types.ts';
import { costBonus, toCostPayload } from './cost-bonus.ts';
import { type KindTerms, lockKind, updateTerms } from './kind-store.ts';

/** Switches or changes a bonus that can cost more than one of the staff may let it. */
export const costlyBonusAction = defineApprovalAction({
  name: 'bonus.costly',
  payload: z.strictObject({
    code: z.string(),
    enabled: z.boolean(),
    /** Of the deposit, as an exact decimal. */
    share: z.string().nullable(),
    amount: z.string().nullable(),
    most: z.string().nullable(),
    cost: z.strictObject({ each: z.string(), perDay: z.string() }),
  }),
  makers: ['content', 'payments', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ code }) => `bonus:${code}`,
  execute: async (_ctx, tx, { id, payload, reason, checker }) => {
    const { code, enabled, share, amount, most, cost } = payload;
    const figures = { share, amount: amount && toMoney(amount), most: most && toMoney(most) };
    const approved = { approval: approvalName(id), approvedEach: toMoney(cost.each) };
    const terms = { enabled, ...figures, ...approved } as KindTerms;
    await write(tx, { code, terms, reason, actor: checker });
  },
});

const toMoney = (text: string): Money => {
  const amount = parseAmount(text);
  assert(amount !== 'not_an_amount', `a bonus of ${text} was proposed`);
  return amount;
};

interface Written {
  readonly code: string;
  readonly terms: KindTerms;
  readonly reason: string;
  readonly actor: Actor;
}

/** Keeps what a bonus gives from now on; the audit keeps what it gave before. */
const write = async (tx: Transaction, { code, terms, reason, actor }: Written): Promise<BonusKind> => {
  const before = await getKind(tx, code);
  await updateTerms(tx, code, terms);
  const { enabled, share, amount, most, approval, approvedEach } = before;
  const details = { before: { enabled, share, amount, most, approval, approvedEach }, after: terms };
  await recordAudit(tx, { actor, action: 'bonus.change', subject: `bonus:${code}`, reason, details });
  return { ...before, ...terms };
};

const getKind = async (tx: Transaction, code: string): Promise<BonusKind> => {
  const kind = await lockKind(tx, code);
  if (kind === undefined) throw new BusinessError('not_found');
  return kind;
};

export type Figures = Pick<BonusKind, 'share' | 'amount' | 'most'>;

/** Refuses figures that are not of the bonus's kind: a share has a most, and a rule works out its own. */
const checkFigures = (kind: BonusKind, figures: Figures): void => {
  const wrong = (['share', 'amount', 'most'] as const).filter((field) => {
    const isWanted = kind[field] !== null || (field === 'most' && kind.share !== null);
    return isWanted !== (figures[field] !== null);
  });
  if (wrong.length === 0) return;
  const fields = wrong.map((field) => ({ field: field === 'share' ? 'perCent' : field, problem: 'invalid' }));
  throw new BusinessError('bad_request', { fields });
};

/** What a bonus with other figures can cost. */
export const estimateBonus = (ctx: AppContext, code: string, figures: Figures): Promise<RuleCost> =>
  transaction(ctx.db, async (tx) => {
    const kind = await getKind(tx, code);
    checkFigures(kind, figures);
    return costBonus(ctx, { ...kind, ...figures }, tx);
  });

export interface BonusWish extends Figures {
  readonly code: string;
  readonly enabled: boolean;
  readonly reason: string;
  readonly requestId?: string | undefined;
}

export interface SetBonus {
  readonly bonus: BonusKind | null;
  readonly proposed: Proposed | null;
}

/** Switches a bonus or changes its figures, or proposes to where it can cost more than its maker may let it. */
export const setBonus = (ctx: AppContext, maker: StaffCaller, wish: BonusWish): Promise<SetBonus> =>
  transaction(ctx.db, async (tx) => {
    const { code, enabled, reason, requestId, share, amount, most } = wish;
    const kind = await getKind(tx, code);
    checkFigures(kind, wish);
    // What is switched off costs nothing, and may always be switched off.
    const cost = await costBonus(ctx, { ...kind, amount, most }, tx);
    const figures = { share, amount: amount && formatAmount(amount), most: most && formatAmount(most) };
    const payload = { code, enabled, ...figures, cost: toCostPayload(cost) };
    const gate = { action: costlyBonusAction, payload, reason, requestId, maker };
    const proposed = await gateRule(ctx, tx, { ...gate, cost: enabled ? cost : null });
    if (proposed !== null) return { bonus: null, proposed };
    const terms = { enabled, share, amount, most, approval: null, approvedEach: null };
    return { bonus: await write(tx, { code, terms, reason, actor: actorOf(maker) }), proposed: null };
  });
