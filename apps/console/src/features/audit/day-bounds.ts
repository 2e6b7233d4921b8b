const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** When a day begins in Yangon; undefined for what is no day. */
export const dayStart = (day: string): number | undefined => {
  const start = DAY.test(day) ? Date.parse(`${day}T00:00:00+06:30`) : Number.NaN;
  return Number.isNaN(start) ? undefined : start;
};

/** The last instant of a day in Yangon. */
export const dayEnd = (day: string): number | undefined => {
  const start = dayStart(day);
  return start === undefined ? undefined : start + DAY_MS - 1;
};
