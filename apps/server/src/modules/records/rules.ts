/** The business zone is half an hour off the whole hours: UTC+06:30, without summer time. */
const OFFSET = '+06:30';
const DAY_MS = 86_400_000;

/** The first instant of a business day such as 2026-11-21. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00.000${OFFSET}`);

/** The first instant after a business day. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + DAY_MS);
