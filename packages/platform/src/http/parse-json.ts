/**
 * Reads JSON and throws on broken text, on `__proto__`, and on what no text that is stored takes: a NUL, and half a sign of
 * two.
 */
export const parseJson = (text: string): unknown => JSON.parse(text, refuse);

const refuse = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new SyntaxError('__proto__');
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
    throw new SyntaxError('a text that cannot be stored');
  return value;
};

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
