/**
 * A value as the driver takes it. Arrays of texts, numbers, flags and nothing are written out here: the driver quotes and
 * escapes each element of each, which shows where many rows go with one statement. What else an array holds is left to it.
 */
export const toParameter = (value: unknown): unknown =>
  Array.isArray(value) ? (writeArray(value) ?? value) : value;

const writeArray = (items: readonly unknown[]): string | undefined => {
  const elements: string[] = [];
  for (const item of items) {
    const element = writeElement(item);
    if (element === undefined) return undefined;
    elements.push(element);
  }
  return `{${elements.join(',')}}`;
};

const ESCAPED = /["\\]/;
const EACH_ESCAPED = /["\\]/g;

const writeElement = (item: unknown): string | undefined => {
  switch (typeof item) {
    case 'string':
      return `"${ESCAPED.test(item) ? item.replace(EACH_ESCAPED, String.raw`\$&`) : item}"`;
    case 'bigint':
    case 'number':
    case 'boolean':
      return String(item);
    default:
      return item === null || item === undefined ? 'NULL' : undefined;
  }
};
