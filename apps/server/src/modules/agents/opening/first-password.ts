import type { RandomSource } from '@hintha/platform';

/** Without those that are taken for one another when they are read out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
/** The largest multiple of the signs that a byte holds: what is above would favour the first of them. */
const FAIR = 256 - (256 % SIGNS.length);

/** A password that is told once and has to be changed at the first login; some 69 bits. */
export const writeFirstPassword = (random: RandomSource): string => {
  let password = '';
  while (password.length < LENGTH) {
    const [byte = 255] = random.bytes(1);
    if (byte < FAIR) password += SIGNS[byte % SIGNS.length] ?? '';
  }
  return password;
};
