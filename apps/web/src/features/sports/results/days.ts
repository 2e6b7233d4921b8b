const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** So many days after a day of the calendar, or before it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A day for people: `21/11/2026`. */
export const writeDay = (day: string): string => day.split('-').reverse().join('/');
