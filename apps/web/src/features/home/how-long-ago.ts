const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Ago {
  unit: 'now' | 'minutes' | 'hours' | 'days';
  number: number;
}

/** How long ago something was, in its largest whole unit. */
export const howLongAgo = (at: number, now: number): Ago => {
  const passed = now - at;
  if (passed < MINUTE_MS) return { unit: 'now', number: 0 };
  if (passed < HOUR_MS) return { unit: 'minutes', number: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { unit: 'hours', number: Math.floor(passed / HOUR_MS) };
  return { unit: 'days', number: Math.floor(passed / DAY_MS) };
};
