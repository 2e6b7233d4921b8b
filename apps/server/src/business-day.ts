/** Business days are those of Yangon: UTC+06:30 the year round. */
const OFFSET = '+06:30';
const OFFSET_MS = 6.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The business day of an instant, such as 2026-11-21. */
export const businessDay = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The first instant of a business day such as 2026-11-21. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00.000${OFFSET}`);

/** The first instant after a business day. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + DAY_MS);

/** The first instant of the business day of an instant. */
export const dayStartOf = (at: Date): Date => dayStart(businessDay(at));
