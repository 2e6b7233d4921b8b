import { netRevenueOf, settleAffiliate } from '@hintha/agents';
import { type Money, money, ZERO } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { listDirect } from '../../agents/index.ts';
import { listAccountsOfType } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { isReceipt, lockWallets, post, postingKey } from '../../wallet/index.ts';
import { type NamedSpan, periodAt } from '../periods.ts';
import { closedUntil, countMembers, sumMembers } from '../runs/team-play.ts';
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
const SOURCE = 'affiliates';

/** The last month that is over; its first day names it. */
const lastMonth = (now: Date): NamedSpan =>
  periodAt('MONTHLY', new Date(periodAt('MONTHLY', now).from.getTime() - 1));

/** Counts what affiliates earned in the month that is over, once its play is final; nothing is paid by it. */
export const countAffiliates = async (ctx: AppContext): Promise<void> => {
  const span = lastMonth(ctx.clock.now());
  if ((await closedUntil(ctx)) < span.to) return;
  const month = `${span.key}-01`;
  await transaction(ctx.db, async (tx) => {
    await lockMonths(tx);
    const counted = await selectCountedAccounts(tx, month);
    const ids = (await listAccountsOfType(tx, AFFILIATE)).filter((id) => !counted.has(id));
    const settings = await readSettings(tx, contractSettings);
    const carries = await selectMonthCarries(tx, month);
    const months: CountedMonth[] = [];
    for (const accountId of ids) {
      const asked = { accountId, month, carryBefore: carries.get(accountId) ?? ZERO };
      months.push(await countMonth(tx, { asked, span, settings }));
    }
    if (months.length > 0) await insertMonths(tx, months);
  });
};

interface Counting {
  readonly asked: Pick<CountedMonth, 'accountId' | 'month' | 'carryBefore'>;
  readonly span: NamedSpan;
  readonly settings: ContractSettings;
}

const countMonth = async (tx: Transaction, { asked, span, settings }: Counting): Promise<CountedMonth> => {
  const members = await listDirect(tx, asked.accountId, MOST_MEMBERS);
  const days = { from: businessDay(span.from), to: businessDay(new Date(span.to.getTime() - 1)) };
  const month = await sumMembers(tx, days, members);
  const fee = Math.round(Number(settings.affiliateFee) * 10_000);
  const revenue = netRevenueOf(month, fee);
  const active = await countMembers(tx, span, settings.affiliateActiveBet, members);
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

export const sumOf = (months: readonly { readonly amount: Money }[]): Money =>
  money(months.reduce((sum, { amount }) => sum + amount, 0n));
