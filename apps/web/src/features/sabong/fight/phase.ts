const SECOND_MS = 1000;

/** How near the end of the bets is: time enough, the last call, the last seconds, over. */
export type Phase = 'open' | 'soon' | 'last' | 'closed';

const SOON_S = 15;
const LAST_S = 5;

const secondsOf = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / SECOND_MS));

export const phaseOf = (leftMs: number): Phase => {
  if (leftMs <= 0) return 'closed';
  const seconds = secondsOf(leftMs);
  if (seconds <= LAST_S) return 'last';
  return seconds <= SOON_S ? 'soon' : 'open';
};

/** What a screen reader has been told last: it hears three times how much is left, and not every second. */
export const spokenOf = (leftMs: number): 60 | 15 | 5 | 0 | null => {
  if (leftMs <= 0) return 0;
  const seconds = secondsOf(leftMs);
  if (seconds <= LAST_S) return LAST_S;
  if (seconds <= SOON_S) return SOON_S;
  return seconds <= 60 ? 60 : null;
};
