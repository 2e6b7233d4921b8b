/** The clock that staff goes by; it has no summer time. */
const YANGON = '+06:30';

/** The instant of a day and time such as `2026-11-30T18:00`; undefined for none. */
export const instantOf = (text: string): number | undefined => {
  const instant = Date.parse(`${text}:00${YANGON}`);
  return Number.isNaN(instant) ? undefined : instant;
};

const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Yangon',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The other way: the day and time of an instant as a field takes them; empty for none. */
export const fieldOf = (instant: number | null): string =>
  instant === null ? '' : LOCAL.format(instant).replace(' ', 'T');
