const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
/** The server tells no more at once. */
const MOST_DAYS = 92;

/** The periods that have a name: how many days, and how many days ago the last of them is. */
const SPANS = { today: [1, 0], yesterday: [1, 1], week: [7, 0], month: [30, 0], quarter: [90, 0] } as const;

export type PeriodName = keyof typeof SPANS;
export const PERIODS: readonly PeriodName[] = ['today', 'yesterday', 'week', 'month', 'quarter'];

export interface Period {
  /** Own days have no name. */
  readonly name: PeriodName | null;
  readonly from: string;
  readonly to: string;
}

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const readDay = (text: string): number | undefined => {
  const ms = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
};

const isName = (text: string): text is PeriodName => Object.hasOwn(SPANS, text);

/** The days that the address asks for: own ones, else a period by its name, else the last week. */
export const periodOf = (
  asked: { readonly period: string; readonly from: string; readonly to: string },
  today: string,
): Period => {
  const [from, to] = [readDay(asked.from), readDay(asked.to)];
  if (from !== undefined && to !== undefined) {
    const earliest = to - (MOST_DAYS - 1) * DAY_MS;
    return { name: null, from: dayAt(Math.min(to, Math.max(from, earliest))), to: dayAt(to) };
  }
  const name = isName(asked.period) ? asked.period : 'week';
  const [days, ago] = SPANS[name];
  const last = Date.parse(today) - ago * DAY_MS;
  return { name, from: dayAt(last - (days - 1) * DAY_MS), to: dayAt(last) };
};
