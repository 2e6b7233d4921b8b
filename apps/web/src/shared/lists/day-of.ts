import { formatInstant } from '../format/format-time.ts';

/** The business day of an instant for people: `21/11/2026`. */
export const dayOf = (instant: number): string => formatInstant(instant).slice(0, 10);
