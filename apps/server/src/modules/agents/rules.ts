/** Without the signs that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of eight signs out of so many random bytes: 40 bits. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');

export const CODE_SIGNS = 8;

/** A code as it is kept: people write it in either case and with spaces around. */
export const codeKey = (code: string): string => code.trim().toUpperCase();
