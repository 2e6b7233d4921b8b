import { type AffiliateMonth, netRevenueOf, settleAffiliate, shareAt } from '@hintha/agents';
import { money, ZERO } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { listDirect } from '../../agents/index.ts';
import { listAccountsOfType } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import {
  addFigures,
  countActiveOnDays,
  type Figures,
  NO_FIGURES,
  sumTeamDays,
  sumTeams,
} from '../../teams/index.ts';
import { isReceipt, lockWallets, post, postingKey } from '../../wallet/index.ts';
import { type NamedSpan, periodAt } from '../periods.ts';
import { closedUntil } from '../runs/team-play.ts';
import { type ContractSettings, contractSettings } from '../settings.ts';
import {
  type CountedMonth,
  insertMonths,
  listApproved,
  lockMonth,
  lockMonths,
  selectCountedAccounts,
  selectMonthCarries,
  updatePaid,
} from './affiliate-store.ts';

const AFFILIATE = 41;
const MOST_MEMBERS = 1_000_000;
const PAY_DAY = 5;
const WHOLE_SHARE = 10_000;
const SOURCE = 'affiliates';

/** The last month that is over; its first day names it. */
const lastMonth = (now: Date): NamedSpan =>
  periodAt('MONTHLY', new Date(periodAt('MONTHLY', now).from.getTime() - 1));

/** Counts what affiliates earned in the month that is over, once its play is final; nothing is paid by it. */
export const countAffiliates = async (ctx: AppContext): Promise<void> => {
  const span = lastMonth(ctx.clock.now());
  await sumTeams(ctx);
  if ((await closedUntil(ctx)) < span.to) return;
  const month = `${span.key}-01`;
  await transaction(ctx.db, async (tx) => {
    await lockMonths(tx);
    const counted = await selectCountedAccounts(tx, month);
    const ids = (await listAccountsOfType(tx, AFFILIATE)).filter((id) => !counted.has(id));
    if (ids.length === 0) return;
    const settings = await readSettings(tx, contractSettings);
    const [carries, sums] = [
      await selectMonthCarries(tx, month),
      await sumMonths(tx, { ids, span, settings }),
    ];
    await insertMonths(
      tx,
      ids.map((accountId) => {
        const asked = { accountId, month, carryBefore: carries.get(accountId) ?? ZERO };
        return countMonth(asked, sums.get(accountId) ?? NOTHING, settings);
      }),
    );
  });
};

interface MonthSums extends AffiliateMonth {
  readonly active: number;
}

const NOTHING: MonthSums = {
  stake: ZERO,
  payout: ZERO,
  bonuses: ZERO,
  rebates: ZERO,
  paymentFees: ZERO,
  active: 0,
};

interface Summing {
  readonly ids: readonly bigint[];
  readonly span: NamedSpan;
  readonly settings: ContractSettings;
}

/** What the members right below affiliates came to in a month, read for all of them together. */
const sumMonths = async (
  tx: Transaction,
  { ids, span, settings }: Summing,
): Promise<Map<bigint, MonthSums>> => {
  const days = { from: businessDay(span.from), to: businessDay(new Date(span.to.getTime() - 1)) };
  const members = new Map<bigint, bigint[]>();
  for (const id of ids) members.set(id, await listDirect(tx, id, MOST_MEMBERS));
  const figures = await sumTeamDays(tx, days, [...members.values()].flat());
  const active = await countActiveOnDays(tx, days, { leastBet: settings.affiliateActiveBet, ids });
  return new Map(
    ids.map((id) => {
      const own = (members.get(id) ?? []).flatMap((member) => figures.get(member) ?? []);
      const sum = own.reduce(addFigures, NO_FIGURES);
      return [id, { ...toMonth(sum, settings), active: active.get(id) ?? 0 }];
    }),
  );
};

const toMonth = (sum: Figures, { affiliatePaymentRate }: ContractSettings): AffiliateMonth => ({
  stake: money(sum.stake),
  payout: money(sum.payout),
  bonuses: money(sum.bonuses + sum.cashback),
  rebates: money(sum.rebates),
  paymentFees: shareAt(money(sum.deposits + sum.withdrawals), toRate(affiliatePaymentRate)),
});

const toRate = (share: string): number => Math.round(Number(share) * WHOLE_SHARE);

/** What an affiliate is due for what its members came to; what was lost is carried to the next month. */
export const countMonth = (
  asked: Pick<CountedMonth, 'accountId' | 'month' | 'carryBefore'>,
  { active, ...month }: MonthSums,
  { affiliateFee }: Pick<ContractSettings, 'affiliateFee'>,
): CountedMonth => {
  const revenue = netRevenueOf(month, toRate(affiliateFee));
  const { tier, amount, carry } = settleAffiliate(revenue, asked.carryBefore, active);
  return { ...asked, ...month, revenue, active, rate: tier?.rate ?? 0, amount, carryAfter: carry };
};

/** Pays on the fifth, and after it, what two of the staff have approved. */
export const payAffiliates = async (ctx: AppContext): Promise<void> => {
  const today = businessDay(ctx.clock.now());
  const running = `${today.slice(0, 7)}-01`;
  const before = Number(today.slice(8)) < PAY_DAY ? `${lastMonth(ctx.clock.now()).key}-01` : running;
  for (const id of await listApproved(ctx.db, before)) await payMonth(ctx, id);
};

const payMonth = (ctx: AppContext, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const month = await lockMonth(tx, id);
    if (month?.state !== 'APPROVED') return;
    await lockWallets(tx, [month.accountId]);
    const paid = await post(tx, month.accountId, {
      kind: 'DIVIDEND_IN',
      amount: month.amount,
      key: postingKey(SOURCE, String(id)),
      source: SOURCE,
      reference: `AFFILIATE:${month.month}`,
      grant: { rule: `affiliates:${month.month}`, approval: month.approval },
    });
    if (isReceipt(paid)) await updatePaid(tx, id, ctx.clock.now());
    else ctx.log.warn({ affiliate: String(id), outcome: paid.outcome }, 'an affiliate was not paid');
  });
