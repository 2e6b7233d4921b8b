export interface Step {
  readonly minVolume: string;
  readonly minActive: number;
  readonly rate: string;
}

const LINE = /^(\d{1,13}(?:\.\d{1,2})?)\s+(\d{1,7})\s+(\d{1,3}(?:\.\d{1,2})?)$/;

export interface ReadSteps {
  readonly steps: readonly Step[];
  /** The number of the first line that cannot be read. */
  readonly wrong: number | null;
}

/** Steps as they are typed, one a line: volume, active members, rate in per cent. Empty lines say nothing. */
export const readSteps = (typed: string): ReadSteps => {
  const steps: Step[] = [];
  for (const [place, line] of typed.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, minVolume, minActive, rate] = LINE.exec(line.trim()) ?? [];
    if (minVolume === undefined || minActive === undefined || rate === undefined)
      return { steps: [], wrong: place + 1 };
    steps.push({ minVolume, minActive: Number(minActive), rate });
  }
  return { steps, wrong: null };
};
