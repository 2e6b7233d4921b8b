/** Reads JSON and throws on broken text, on `__proto__`, and on a NUL, which no text that is stored takes. */
export const parseJson = (text: string): unknown => JSON.parse(text, refuse);

const refuse = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new SyntaxError('__proto__');
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('a NUL');
  return value;
};
