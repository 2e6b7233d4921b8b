import { type RandomSource, randomToken } from '@hintha/platform';
import { hashPassword } from '../../identity/index.ts';

const BITS = 120;

/** A password to begin with: good for the first sign-in, which asks for another. The text is told once. */
export const drawPassword = async (random: RandomSource): Promise<{ text: string; stored: string }> => {
  const text = randomToken(random, BITS);
  return { text, stored: await hashPassword(random, text) };
};
