/** How fast the reels are played; chosen anew for every spin. */
export interface Tempo {
  readonly cellsPerSecond: number;
  readonly leastRollMs: number;
  /** Between two reels coming to rest. */
  readonly gapMs: number;
  readonly landingCells: number;
  /** How much longer a reel keeps rolling while two scatters wait for a third. */
  readonly suspenseMs: number;
  readonly isCalm: boolean;
}

const NORMAL: Tempo = {
  cellsPerSecond: 25,
  leastRollMs: 650,
  gapMs: 210,
  landingCells: 3,
  suspenseMs: 1100,
  isCalm: false,
};
const TURBO: Tempo = {
  ...NORMAL,
  cellsPerSecond: 36,
  leastRollMs: 260,
  gapMs: 50,
  landingCells: 2,
  suspenseMs: 500,
};
const CALM: Tempo = { ...NORMAL, leastRollMs: 150, gapMs: 60, suspenseMs: 300, isCalm: true };

export const tempoOf = (isTurbo: boolean): Tempo => {
  if (prefersCalm()) return CALM;
  return isTurbo ? TURBO : NORMAL;
};

export const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const LONGEST_COUNT_MS = 1200;
const LINES_PASS_MS = 2400;

/** Longer for larger wins, but never a long celebration. A return of no more than the stake is only shown. */
export const countMs = (timesStake: number, isTurbo: boolean): number => {
  if (timesStake <= 1) return 450;
  const ms = timesStake < 5 ? 600 : timesStake < 20 ? 900 : LONGEST_COUNT_MS;
  return isTurbo ? ms / 2 : ms;
};

/** How long each line is shown when all of them have to be over before play goes on. */
export const lineMs = (lines: number): number => Math.max(260, Math.min(750, LINES_PASS_MS / lines));

export const RESTING_LINE_MS = 1500;

export const CARD_MS = { intro: 5000, retrigger: 1600, summary: 5000 } as const;
