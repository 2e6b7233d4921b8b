/** A code as it is kept: people write it in either case and with spaces around. */
export const codeKey = (code: string): string => code.trim().toUpperCase();
