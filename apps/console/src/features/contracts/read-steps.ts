export interface Step {
  readonly minVolume: string;
  readonly minActive: number;
  readonly rate: string;
}

const LINE = /^(\d{1,13}(?:\.\d{1,2})?)\s+(\d{1,7})\s+(\d{1,3}(?:\.\d{1,2})?)$/;

/** Steps as they are typed, one a line: volume, active members, rate in per cent; null where one cannot be read. */
export const readSteps = (typed: string): Step[] | null => {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const steps = lines.flatMap((line) => {
    const [, minVolume = '', minActive = '', rate = ''] = LINE.exec(line.trim()) ?? [];
    return rate === '' ? [] : [{ minVolume, minActive: Number(minActive), rate }];
  });
  return steps.length > 0 && steps.length === lines.length ? steps : null;
};
