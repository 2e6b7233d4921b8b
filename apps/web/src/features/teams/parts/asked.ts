import { changeAgentQuery, useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { serverNow } from '../../../shared/clock.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { PERIODS, spanOf, spanValidationError, type PeriodChoice } from '../../../shared/period/period.ts';

/** As many as the calls of figures answer. */
export const MOST_TEAM_DAYS = 92;

/** The days that an address asks for, a week without any; days by name are counted from today. */
export const periodAsked = (
  { period: name, from = '', to = '' }: AgentQuery,
  nowMs: number,
): PeriodChoice => {
  const span = { from, to };
  if (spanValidationError(span, MOST_TEAM_DAYS) === undefined) return { period: 'custom', span };
  const period = PERIODS.find((one) => one === name) ?? 'last-7';
  const named = period === 'custom' ? 'last-7' : period;
  return { period: named, span: spanOf(named, nowMs) };
};

const addressOf = ({ period, span: { from, to } }: PeriodChoice): AgentQuery =>
  period === 'custom' ? { period: '', from, to } : { period, from: '', to: '' };

/** Where lists begin again when anything else is asked for. */
const FIRST_PAGE: AgentQuery = { page: '', turns: '' };

/** Asks the page for something else, from its first page on. */
export const ask = (part: AgentQuery): void => changeAgentQuery({ ...FIRST_PAGE, ...part });

/** The period of all pages of a team: who goes from a figure to its rows stays within the same days. */
export const useTeamPeriod = () => ({
  chosen: periodAsked(useAgentQuery(), serverNow()),
  choose: (next: PeriodChoice) => ask(addressOf(next)),
});

/** The page of a list that is asked for by its number. */
export const pageAsked = ({ page = '' }: AgentQuery): number => {
  const number = Number(page);
  return Number.isSafeInteger(number) && number > 1 ? number : 1;
};

export const turnTo = (page: number): void => changeAgentQuery({ page: page > 1 ? String(page) : '' });
