import type { teams } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { vendorNameIn } from '../catalogue/index.ts';
import type { Income } from './pages/read-income.ts';
import type { Members } from './pages/list-members.ts';
import type { Profit, ProfitRow } from './pages/list-profit.ts';
import type { TeamBet } from './pages/list-team-bets.ts';
import type { Team } from './pages/read-team.ts';
import { netOf } from './rules.ts';
import type { Figures } from './types.ts';

const format = (amount: bigint): string => formatAmount(money(amount));

const toFiguresView = (figures: Figures): teams.TeamFigures => ({
  stake: format(figures.stake),
  validBet: format(figures.valid),
  payout: format(figures.payout),
  rebates: format(figures.rebates),
  bonuses: format(figures.bonuses + figures.cashback),
  net: format(netOf(figures)),
  deposits: format(figures.deposits),
  withdrawals: format(figures.withdrawals),
  salary: format(figures.salary_in - figures.salary_out),
  dividend: format(figures.dividend_in - figures.dividend_out),
});

export const toTeamView = ({ days, figures, balance, byDay, ...team }: Team) => ({
  ...days,
  ...team,
  figures: toFiguresView(figures),
  firstDeposits: Number(figures.first_deposits),
  firstDeposited: format(figures.first_deposited),
  balance: format(balance),
  days: byDay.map(({ day, figures: ofDay, active, joined }) => ({
    ...toFiguresView(ofDay),
    day,
    active,
    joined,
    firstDeposits: Number(ofDay.first_deposits),
  })),
});

const toRowView = ({ figures, ...row }: ProfitRow): teams.TeamRow => ({
  ...row,
  figures: toFiguresView(figures),
});

export const toProfitView = ({ days, path, own, rows, total, totals }: Profit, pageSize: number) => ({
  ...days,
  path: [...path],
  own: toRowView(own),
  list: rows.map(toRowView),
  total,
  totalPages: Math.ceil(total / pageSize),
  totals: toFiguresView(totals),
});

const formatKnown = (amount: bigint | null): string | null => (amount === null ? null : format(amount));

export const toMembersView = ({ days, rows, sums }: Members, pageSize: number) => ({
  ...days,
  list: rows.map(({ joinedAt, balance, amount, ...row }) => ({
    ...row,
    joinedAt: joinedAt?.getTime() ?? null,
    balance: format(balance),
    amount: formatKnown(amount),
  })),
  total: sums.total,
  totalPages: Math.ceil(sums.total / pageSize),
  balance: format(sums.balance),
  amount: formatKnown(sums.amount),
});

/** A bet outlives its title; then the ids of source and game stand in for the names. */
export const toTeamBetView = ({ change, account, game }: TeamBet, language: string): teams.TeamBet => ({
  id: String(change.seq),
  betId: change.betId,
  account,
  vendorName: game === undefined ? change.source : vendorNameIn(game, language),
  gameName: game?.names[language] ?? game?.title ?? change.gameId,
  category: change.category,
  stake: format(change.stake),
  payout: format(change.payout),
  validBet: format(change.valid),
  at: change.at.getTime(),
});

const toIncome = (figures: Figures): teams.AgentIncome => ({
  rebates: format(figures.rebates),
  salaryIn: format(figures.salary_in),
  salaryOut: format(figures.salary_out),
  dividendIn: format(figures.dividend_in),
  dividendOut: format(figures.dividend_out),
  net: format(
    figures.rebates + figures.salary_in - figures.salary_out + figures.dividend_in - figures.dividend_out,
  ),
});

export const toIncomeView = ({ days, figures, byDay }: Income) => ({
  ...days,
  income: toIncome(figures),
  days: byDay.map(({ day, figures: ofDay }) => ({ ...toIncome(ofDay), day })),
});
