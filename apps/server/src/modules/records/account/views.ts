import type { records } from '@hintha/contract';
import { addMoney, formatAmount, type Money, negateMoney, sumMoney } from '@hintha/money';
import type { StatementTotal, StoredPosting } from '../../wallet/index.ts';
import { toBetView, toPostingView, toTitle } from '../views.ts';
import type { NamedBet } from '../name-bets.ts';
import type { AccountRecord, ExplainedLine } from './read-account-record.ts';
import type { DatedCashFlow } from './read-cash-flow.ts';
import type { CategoryProfit, PlayProfit, Profit, ProfitFigures } from './read-profit.ts';
import { typeOf } from './rules.ts';

const less = (amount: Money, taken: Money): Money => addMoney(amount, negateMoney(taken));

const toLineView = (posting: StoredPosting): records.AccountLine => ({
  ...toPostingView(posting),
  type: typeOf(posting.kind),
  reference: posting.reference,
});

export const toRecordView = (
  { lines, next, totals, period, bets }: AccountRecord,
  { pageSize }: { pageSize: number },
  language: string,
) => {
  const total = totals.reduce((sum, { postings }) => sum + postings, 0);
  return {
    from: period.firstDay,
    to: period.lastDay,
    list: lines.map((line) => ({
      ...toLineView(line),
      bet: toNamedView(bets.get(line.reference), language),
    })),
    next: next === null ? null : String(next),
    total,
    totalPages: Math.ceil(total / pageSize),
    totals: toTotalsView(totals),
  };
};

const toNamedView = (named: NamedBet | undefined, language: string) =>
  named === undefined ? null : { gameName: toTitle(named, language).gameName, on: named.on };

const toTotalsView = (totals: readonly StatementTotal[]) => {
  const [came, went] = [sumMoney(totals.map((one) => one.came)), sumMoney(totals.map((one) => one.went))];
  return {
    in: formatAmount(came),
    out: formatAmount(went),
    net: formatAmount(less(came, went)),
    kinds: [...byKind(totals).values()].map((one) => ({
      kind: one.kind,
      type: typeOf(one.kind),
      in: formatAmount(one.came),
      out: formatAmount(one.went),
      postings: one.postings,
    })),
  };
};

/** One row a kind: the system account against it is the operator's concern. */
const byKind = (totals: readonly StatementTotal[]): Map<string, StatementTotal> => {
  const kinds = new Map<string, StatementTotal>();
  for (const one of totals) {
    const before = kinds.get(one.kind);
    kinds.set(one.kind, before === undefined ? one : add(before, one));
  }
  return kinds;
};

const add = (a: StatementTotal, b: StatementTotal): StatementTotal => ({
  ...a,
  came: addMoney(a.came, b.came),
  went: addMoney(a.went, b.went),
  postings: a.postings + b.postings,
});

export const toExplainedView = ({ line, bet, order, postings }: ExplainedLine, language: string) => ({
  line: toLineView(line),
  round: bet === null ? null : toBetView(bet, language),
  order,
  postings: postings.map(toLineView),
});

export const toCashFlowView = ({ from, to, ...flow }: DatedCashFlow): records.CashFlowView => ({
  from,
  to,
  opening: formatAmount(flow.opening),
  deposits: formatAmount(flow.deposits),
  withdrawals: formatAmount(flow.withdrawals),
  play: formatAmount(flow.play),
  bonuses: formatAmount(flow.bonuses),
  other: formatAmount(flow.other),
  closing: formatAmount(flow.closing),
});

export const toProfitView = ({ period, days, ...whole }: Profit) => ({
  from: period.firstDay,
  to: period.lastDay,
  ...toFiguresView(whole),
  days: days.map(({ day, ...figures }) => ({ day, ...toFiguresView(figures) })),
});

const toFiguresView = ({ categories, jackpots, bonuses, atVendors }: ProfitFigures) => {
  const stakes = sumMoney(categories.map((one) => one.stakes));
  const wins = addMoney(sumMoney(categories.map((one) => one.wins)), jackpots);
  return {
    categories: categories.map(toCategoryView),
    jackpots: formatAmount(jackpots),
    bonuses: formatAmount(bonuses),
    atVendors: toPlayView(atVendors),
    totals: {
      stakes: formatAmount(stakes),
      wins: formatAmount(wins),
      bonuses: formatAmount(bonuses),
      net: formatAmount(less(addMoney(wins, bonuses), stakes)),
    },
  };
};

const toCategoryView = ({ category, ...play }: CategoryProfit) => ({ category, ...toPlayView(play) });

const toPlayView = ({ bets, stakes, wins }: PlayProfit) => ({
  rounds: bets,
  stakes: formatAmount(stakes),
  wins: formatAmount(wins),
  net: formatAmount(less(wins, stakes)),
});
