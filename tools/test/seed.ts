import { Halt } from '../halt.ts';

/** One for everybody, so that a run that failed can be repeated. */
const SEED = '20261121';

/** What properties and the houses of tests draw from: the number that TEST_SEED names, or the same as ever. */
export const testSeed = (): number => {
  const text = process.env['TEST_SEED'] ?? SEED;
  if (!/^\d{1,9}$/.test(text))
    throw new Halt(`TEST_SEED must be a whole number of nine digits at most, not "${text}".`);
  return Number(text);
};
