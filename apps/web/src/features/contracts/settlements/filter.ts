import { changeAgentQuery, useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { serverNow } from '../../../shared/clock.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { spanOf, spanValidationError, type DaySpan } from '../../../shared/period/period.ts';
import type { Contract, Kind, SettlementQuery } from '../use-contracts.ts';

/** A year; the call itself answers any span. */
export const MOST_DAYS = 366;

/** The days of which settlements are shown, in the order of the chips. */
export const DAYS = ['all', 'today', 'yesterday', 'last-7', 'last-30', 'custom'] as const;
type Days = (typeof DAYS)[number];

export interface Filter {
  readonly direction: Contract['direction'];
  readonly days: Days;
  /** Those chosen by hand. */
  readonly span: DaySpan;
}

/** The filter that an address asks for; without any, all that one was paid. */
const filterAsked = ({ direction, days, from = '', to = '' }: AgentQuery): Filter => {
  const span = { from, to };
  const named = DAYS.find((name) => name === days) ?? 'all';
  const isWrong = named === 'custom' && spanValidationError(span, MOST_DAYS) !== undefined;
  return { direction: direction === 'DOWN' ? 'DOWN' : 'UP', days: isWrong ? 'all' : named, span };
};

const addressOf = ({ direction, days, span: { from, to } }: Filter): AgentQuery => ({
  direction: direction === 'UP' ? '' : direction,
  days: days === 'all' ? '' : days,
  ...(days === 'custom' ? { from, to } : { from: '', to: '' }),
});

/** What the address asks for. */
export const useFilter = () => {
  const filter = filterAsked(useAgentQuery());
  return {
    filter,
    change: (changed: Partial<Filter>) => changeAgentQuery(addressOf({ ...filter, ...changed })),
  };
};

/** The days of a filter; none for all of them. Those chosen by name are counted from today. */
export const spanOfFilter = ({ days, span }: Filter): DaySpan | null => {
  if (days === 'all') return null;
  return days === 'custom' ? span : spanOf(days, serverNow());
};

export const queryOf = (kind: Kind, filter: Filter): SettlementQuery => ({
  kind,
  direction: filter.direction,
  ...spanOfFilter(filter),
});
