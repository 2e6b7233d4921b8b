import { TIMELINE_KINDS } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import { z } from 'zod';
import type { Places } from './merge.ts';

const place = z.string().regex(/^\d{1,18}(\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/);

const Written = z.partialRecord(z.enum(TIMELINE_KINDS), place);

export const writePlaces = (places: Places): string =>
  Buffer.from(JSON.stringify(places)).toString('base64url');

/** Places as they were handed out; what was made up elsewhere is refused. */
export const readPlaces = (text: string | undefined): Places => {
  if (text === undefined) return {};
  const read = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  const fits =
    read.success && Object.entries(read.data).every(([kind, one]) => (kind === 'bet') === one?.includes('.'));
  if (!fits) throw new Refusal('bad_request', { fields: [{ field: 'before', problem: 'invalid' }] });
  return Object.fromEntries(Object.entries(read.data).filter(([, one]) => one !== undefined));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
