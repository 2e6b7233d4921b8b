import fc from 'fast-check';
import { z } from 'zod';

/** What no field means: types that are not its own, signs that no text should hold, and too much of everything. */
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    "'; drop table x; --",
    '1e400',
    '-1',
    '../../etc',
    'x'.repeat(9000),
  ),
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom(
    null,
    true,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    [[]],
    {},
    { constructor: { prototype: 1 } },
  ),
);

const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties as object) ?? {});

const partsOf = (schema: z.ZodType) =>
  fc.record(Object.fromEntries(fieldsOf(schema).map((field) => [field, value])), { requiredKeys: [] });

const wellFormed = (one: unknown): string =>
  (typeof one === 'string' ? one : ((JSON.stringify(one) as string | undefined) ?? '')).toWellFormed();

const addressOf = (path: string, params: string[], query: Record<string, unknown>): string => {
  let next = 0;
  const filled = path.replaceAll(/:\w+/g, () => encodeURIComponent(params[next++] ?? '7'));
  const asked = Object.entries(query).map(([key, one]) => `${key}=${encodeURIComponent(wellFormed(one))}`);
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
};

interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
}

/** A call as its contract names its parts, with values that no field means. */
export interface HostileCall {
  readonly url: string;
  /** JSON; undefined for a call that takes no body. */
  readonly payload: string | undefined;
}

export const hostileCalls = ({ method, path, query, body }: Described): fc.Arbitrary<HostileCall> =>
  fc
    .tuple(
      partsOf(body),
      partsOf(query),
      fc.array(
        fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
        { maxLength: 2 },
      ),
    )
    .map(([parts, asked, params]) => ({
      url: addressOf(path, params, asked),
      payload: method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(parts),
    }));
