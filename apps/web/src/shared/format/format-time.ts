// Yangon is half an hour off the full zones the year round. The browser's own formats say the same, but the first of
// them costs a slow phone more than the rest of the shell.
const ZONE_MS = 6.5 * 3_600_000;
const inYangon = (instant: number): string => new Date(instant + ZONE_MS).toISOString();

/** A clock time in Yangon: `14:32`, or `14:32:08`. */
export const formatTime = (instant: number, { seconds = false } = {}): string =>
  inYangon(instant).slice(11, seconds ? 19 : 16);

/** A date and time in Yangon: `21/11/2025 14:32`. */
export const formatInstant = (instant: number): string => `${dateOf(instant)} ${formatTime(instant)}`;

/** When money moved or a bet was placed, to the second, as it is compared with statements: `21/11/2025 14:32:08`. */
export const formatMoment = (instant: number): string =>
  `${dateOf(instant)} ${formatTime(instant, { seconds: true })}`;

const dateOf = (instant: number): string => {
  const [year, month, day] = inYangon(instant).slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};
