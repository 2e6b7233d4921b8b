import { CONSOLE_ROUTES } from '@hintha/contract';
import { formatAmount, money, type Money, parseAmount } from '@hintha/money';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { toCostView, toProposedView } from '../../approvals/index.ts';
import { toShort } from '../../turnover/index.ts';
import { weighRule } from '../../wallet/index.ts';
import { toPerCent } from '../views.ts';
import { type CountedBonus, listCountedBonuses } from './list-kinds.ts';
import { estimateBonus, type Figures, setBonus } from './set-bonus.ts';

interface Asked {
  readonly perCent: string | null;
  readonly amount: Money | null;
  readonly most: Money | null;
}

/** Hundredths of a percent are the four places of a share. */
const toShare = (perCent: string): string => {
  const scaled = parseAmount(perCent);
  assert(scaled !== 'not_an_amount', 'the contract has read it');
  return `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`;
};

const toFigures = ({ perCent, amount, most }: Asked): Figures => ({
  share: perCent === null ? null : toShare(perCent),
  amount,
  most,
});

const toBonusLine = ({ kind, weighed, thisMonth, ever }: CountedBonus) => ({
  code: kind.code,
  enabled: kind.enabled,
  givenBy: kind.givenBy,
  perCent: kind.share === null ? null : toPerCent(kind.share),
  amount: kind.amount === null ? null : formatAmount(kind.amount),
  most: kind.most === null ? null : formatAmount(kind.most),
  multiple: toShort(kind.multiple),
  weighed,
  grantsThisMonth: thisMonth.count,
  costThisMonth: formatAmount(money(thisMonth.amount)),
  grants: ever.count,
  cost: formatAmount(money(ever.amount)),
});

/** What the staff does with the bonuses themselves. */
export const kindRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAdminBonuses, async () => (await listCountedBonuses(ctx)).map(toBonusLine)),
  serveStaff(CONSOLE_ROUTES.estimateBonus, async ({ params, body }) =>
    toCostView(await weighRule(ctx.db, await estimateBonus(ctx, params.code, toFigures(body)))),
  ),
  serveStaff(CONSOLE_ROUTES.changeBonus, async ({ caller, params, body }) => {
    const { enabled, reason, requestId } = body;
    const wish = { ...params, ...toFigures(body), enabled, reason, requestId };
    const { bonus, proposed } = await setBonus(ctx, caller, wish);
    if (proposed !== null) return { bonus: null, proposed: toProposedView(proposed) };
    const changed = (await listCountedBonuses(ctx)).find(({ kind }) => kind.code === bonus?.code);
    return { bonus: changed === undefined ? null : toBonusLine(changed), proposed: null };
  }),
];
