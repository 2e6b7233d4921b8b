const SECOND_MS = 1000;

/** How near the end of a numero is: time enough, the last half minute, the last seconds, over. */
export type Phase = 'open' | 'soon' | 'last' | 'closed';

const SOON_S = 30;
const LAST_S = 10;
const VERY_LAST_S = 5;

const secondsOf = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / SECOND_MS));

export const phaseOf = (leftMs: number): Phase => {
  if (leftMs <= 0) return 'closed';
  const seconds = secondsOf(leftMs);
  if (seconds <= LAST_S) return 'last';
  return seconds <= SOON_S ? 'soon' : 'open';
};

/** What a screen reader has been told last: it hears three times how much is left, and not every second. */
export const spokenOf = (leftMs: number): 30 | 10 | 5 | 0 | null => {
  if (leftMs <= 0) return 0;
  const seconds = secondsOf(leftMs);
  if (seconds <= VERY_LAST_S) return VERY_LAST_S;
  if (seconds <= LAST_S) return LAST_S;
  return seconds <= SOON_S ? SOON_S : null;
};

/** A ring that stands for more than a quarter of an hour would not be seen to move. */
const MOST_SHOWN_MS = 15 * 60 * SECOND_MS;

/** How much of the ring is left, from 1 to 0. */
export const shareLeft = (leftMs: number, lengthMs: number): number => {
  const whole = Math.min(lengthMs, MOST_SHOWN_MS);
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, leftMs / whole));
};
