const DAY_MS = 86_400_000;
const DAYS = { d1: 1, d7: 7, d30: 30, d180: 180 } as const;

/** How long something stays closed: without an end, for some days, or to a day of the own choice. */
export const SPANS = ['open', 'd1', 'd7', 'd30', 'd180', 'day'] as const;
export type Span = (typeof SPANS)[number];

/** The clock that staff goes by; it has no summer time. */
const YANGON = '+06:30';

/** When it ends: null for never, undefined while no day to come is chosen. A day is told as `2026-11-30T18:00`. */
export const untilOf = (span: Span, day: string, now: number): number | null | undefined => {
  if (span === 'open') return null;
  if (span !== 'day') return now + DAYS[span] * DAY_MS;
  const chosen = Date.parse(`${day}:00${YANGON}`);
  return chosen > now ? chosen : undefined;
};
