import { formatAmount, money } from '@hintha/money';
import type { Business, BusinessFigures, BusinessSpan } from './read-business.ts';
import { gamingOf } from './rules.ts';
import type { Breakdown, Part } from './types.ts';

const amount = (sum: bigint): string => formatAmount(money(sum));

const toFiguresView = ({ figures, active, joined }: BusinessFigures) => ({
  stake: amount(figures.stake),
  payout: amount(figures.payout),
  gaming: amount(gamingOf(figures)),
  deposits: amount(figures.deposits),
  withdrawals: amount(figures.withdrawals),
  given: amount(figures.rebates + figures.bonuses + figures.cashback),
  active,
  joined,
  firstDeposits: Number(figures.first_deposits),
});

const toSpanView = ({ days, total, byDay }: BusinessSpan) => ({
  ...days,
  total: toFiguresView(total),
  byDay: byDay.map((one) => ({ day: one.day, ...toFiguresView(one) })),
});

export const toBusinessView = (business: Business) => ({
  ...toSpanView(business),
  before: toSpanView(business.before),
});

const toPartView = (part: Part) => ({
  stake: amount(part.stake),
  payout: amount(part.payout),
  gaming: amount(gamingOf(part)),
  before: amount(part.before),
  deposits: part.team && amount(part.team.deposits),
  withdrawals: part.team && amount(part.team.withdrawals),
  active: part.team && part.team.active,
});

export const toBreakdownView = ({ days, rows, within, rest }: Breakdown) => ({
  ...days,
  rows: rows.map((row) => ({ id: row.id, name: row.name, opens: row.opens, ...toPartView(row) })),
  within,
  rest: rest && toPartView(rest),
});
