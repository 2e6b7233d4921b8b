import { createHash } from 'node:crypto';

/** JSON with the names of every object in their order: the same payload is always the same text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortNames);

const sortNames = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** What stands for a deed with a payload, to the letter. */
export const hashPayload = (deed: string, payload: string): Buffer =>
  createHash('sha256').update(`${deed.length}:${deed}:${payload}`).digest();
