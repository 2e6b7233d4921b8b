const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const USUAL_DAYS = 7;
/** The server tells no more at once. */
const MOST_DAYS = 31;

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const read = (text: string): number | undefined => {
  const ms = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
};

/** The days to tell, both included: the last week unless others are asked for, and never more than a month. */
export const dayRange = (
  asked: { from: string; to: string },
  today: string,
): { from: string; to: string } => {
  const to = read(asked.to) ?? Date.parse(today);
  const from = read(asked.from) ?? to - (USUAL_DAYS - 1) * DAY_MS;
  const earliest = to - (MOST_DAYS - 1) * DAY_MS;
  return { from: dayAt(Math.min(to, Math.max(from, earliest))), to: dayAt(to) };
};
