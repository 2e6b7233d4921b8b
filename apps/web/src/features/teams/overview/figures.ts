import { addMoney, formatAmount, negateMoney } from '@hintha/money';
import type { Reply } from '../../../shared/api.ts';
import type { AgentQuery, TeamPage } from '../../../shared/modals.ts';
import { signedMoney } from '../../../shared/money/signed-money.ts';
import type { MemberList } from '../members/lists.ts';

export type Team = Reply<'readTeam'>;
type TeamDay = Team['days'][number];

/** The figures in the order of the page: what is so now, what the period came to, what is no part of its net. */
export const GROUPS = {
  now: ['balance', 'members', 'direct', 'online'],
  inPeriod: [
    'stake',
    'validBet',
    'payout',
    'rebates',
    'bonuses',
    'net',
    'deposits',
    'withdrawals',
    'active',
    'joined',
    'firstDeposits',
    'firstDeposited',
  ],
  apart: ['salary', 'dividend'],
} as const;
export type FigureName = (typeof GROUPS)[keyof typeof GROUPS][number];

/** What a day has of them, in the order of the table. */
export const DAY_FIGURES = [
  'stake',
  'validBet',
  'payout',
  'rebates',
  'bonuses',
  'net',
  'deposits',
  'withdrawals',
  'salary',
  'dividend',
  'active',
  'joined',
  'firstDeposits',
] as const satisfies readonly (keyof TeamDay)[];

/** What the chart can show. */
export const CHARTED = ['stake', 'net', 'cash', 'active', 'joined'] as const;
export type Charted = (typeof CHARTED)[number];
export const isCharted = (name: string): name is Charted => CHARTED.some((one) => one === name);

/** Amounts are texts of the wire, counts are numbers. */
export const valuesOf = ({ figures, ...team }: Team): Record<FigureName, string | number> => ({
  ...figures,
  ...team,
});

const SIGNED: readonly string[] = ['net', 'cash', 'salary', 'dividend'];
export const isSigned = (name: string): boolean => SIGNED.includes(name);

const lessOf = (amount: string, less: string): string =>
  formatAmount(addMoney(signedMoney(amount), negateMoney(signedMoney(less))));

/** A figure of the chart on one day; deposits less withdrawals is made of two. */
export const chartedOn = (day: TeamDay, charted: Charted): string =>
  charted === 'cash' ? lessOf(day.deposits, day.withdrawals) : String(day[charted]);

/** The same of the whole period: members who were active on several days count once. */
export const chartedOf = ({ figures, active, joined }: Team, charted: Charted): string =>
  charted === 'cash'
    ? lessOf(figures.deposits, figures.withdrawals)
    : String({ ...figures, active, joined }[charted]);

interface Target {
  page: TeamPage;
  query: AgentQuery;
}

const BETS: Target = { page: 'teamBetting', query: {} };
/** The accounts that make up a figure, one by one. */
const listOf = (list: MemberList): Target => ({ page: 'agentTeamOverview', query: { list } });
/** The accounts right below with what their teams came to, the most first. */
const accountsBy = (order: string): Target => ({ page: 'userLoss', query: { order } });

/** Where a figure leads: to the rows or the accounts that make it up. */
export const TARGETS: Readonly<Record<FigureName, Target>> = {
  balance: listOf('balance'),
  members: listOf('members'),
  direct: listOf('direct'),
  online: listOf('online'),
  stake: BETS,
  validBet: BETS,
  payout: BETS,
  rebates: accountsBy('rebates'),
  bonuses: accountsBy('bonuses'),
  net: accountsBy('net'),
  deposits: accountsBy('deposits'),
  withdrawals: accountsBy('withdrawals'),
  active: listOf('active'),
  joined: listOf('joined'),
  firstDeposits: listOf('firstDeposits'),
  firstDeposited: listOf('firstDeposits'),
  salary: accountsBy('salary'),
  dividend: accountsBy('dividend'),
};
