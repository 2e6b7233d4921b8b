/** Reads JSON and throws on broken text and on `__proto__`. */
export const parseJson = (text: string): unknown => JSON.parse(text, refusePrototype);

const refusePrototype = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new SyntaxError('__proto__');
  return value;
};
