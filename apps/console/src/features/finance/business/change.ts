/** By how much a figure differs from the one before, in percent with a decimal; null where there was none. */
export interface Change {
  readonly way: 'up' | 'down' | 'same';
  readonly percent: string;
}

const HUNDRED = 100;

/** Figures of the wire: amounts or counts. They are compared as numbers, since a percent is no money. */
export const changeOf = (now: string | number, before: string | number): Change | null => {
  const [here, there] = [Number(now), Number(before)];
  if (here === there) return { way: 'same', percent: '0.0' };
  if (there === 0) return null;
  const percent = Math.abs(((here - there) / there) * HUNDRED).toFixed(1);
  return { way: here > there ? 'up' : 'down', percent };
};
