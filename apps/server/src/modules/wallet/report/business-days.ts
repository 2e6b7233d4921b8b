const DAY_MS = 86_400_000;

/** The business days from one to another, both included, as 2026-11-21. */
export const listDays = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
};
