/** A day of the wire (`2026-11-21`) for people: `21/11/2026`. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/');

/** The same within a span, where the year goes without saying: `21/11`. */
export const shortDayText = (day: string): string => dayText(day).slice(0, 5);
