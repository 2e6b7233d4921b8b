import { useQuery } from '@tanstack/react-query';
import { call, type Asked, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';
import { NUMEROS } from '../use-numeros.ts';

export type Calendar = Reply<'listLotteryCalendars'>[number];
export type Change = Asked<'changeLotteryCalendar'>['body']['change'];
export type Effects = Reply<'previewCalendarChange'>;

/** The answers that a change of the calendars renews. */
export const CALENDARS = 'calendars';

const EVERY_MS = 30_000;

interface Filters {
  /** `changed` or `off`; empty for all. */
  readonly kind: string;
  readonly name: string;
}

const isShown =
  ({ kind, name }: Filters) =>
  ({ gameCode, names, days, times, isOn }: Calendar): boolean => {
    if (kind === 'changed' && days.length + times.length === 0) return false;
    if (kind === 'off' && isOn) return false;
    const sought = name.toLowerCase();
    return [gameCode, names.en, names.my].some((text) => text.toLowerCase().includes(sought));
  };

export const useCalendars = (filters: Filters) =>
  useRows<Calendar>({
    key: [CALENDARS, filters.kind, filters.name],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => {
      const all = await call('listLotteryCalendars', { signal });
      return { rows: all.filter(isShown(filters)), next: undefined };
    },
  });

/** Every lottery, for whoever changes many at once. */
export const useAllCalendars = () =>
  useQuery({
    queryKey: [CALENDARS, 'all'],
    queryFn: ({ signal }) => call('listLotteryCalendars', { signal }),
  });

const DAYS_AHEAD_MS = 9 * 24 * 3_600_000;
const MOST_AHEAD = 30;

/** The draws of a lottery in the days ahead, the next one first. */
export const useAhead = (gameCode: string) =>
  useQuery({
    queryKey: [NUMEROS, 'ahead', gameCode],
    queryFn: async ({ signal }) => {
      const from = Date.now();
      const query = { gameCode, from, to: from + DAYS_AHEAD_MS, pageSize: MOST_AHEAD };
      const { list } = await call('listAdminNumeros', { query, signal });
      return list.toReversed();
    },
    refetchInterval: EVERY_MS,
  });
