import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';

const db = testDatabase();

/** PostgreSQL has no text with a zero in it, and no half of a surrogate. */
const TEXT = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
const ROWS = fc.array(
  fc.record({
    text: fc.option(fc.oneof(TEXT, fc.constantFrom('', 'NULL', '"', '\\', '{a,b}', '\\"', '\n'))),
    amount: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
    flag: fc.option(fc.boolean()),
    share: fc.double({ noNaN: true }).map((share) => share + 0),
    at: fc.option(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })),
  }),
);

test('whatever rows are sent as arrays come back as they were', async () => {
  await fc.assert(
    fc.asyncProperty(ROWS, async (sent) => {
      const { rows } = await sql`
        select text, amount, flag, share, at from unnest(
          ${sent.map(({ text }) => text)}::text[], ${sent.map(({ amount }) => amount)}::bigint[],
          ${sent.map(({ flag }) => flag)}::boolean[], ${sent.map(({ share }) => share)}::float8[],
          ${sent.map(({ at }) => at)}::timestamptz[]) as r (text, amount, flag, share, at)`.execute(
        db.kysely,
      );
      expect(rows).toEqual(sent);
    }),
    { numRuns: 100, seed: 20261128 },
  );
});

test('arrays in arrays and of bytes are as the driver writes them', async () => {
  const { rows } = await sql`
    select ${[
      ['a', 'b"'],
      ['c', null],
    ]}::text[] as nested, ${[Buffer.from('golden')]}::bytea[] as bytes`.execute(db.kysely);
  expect(rows).toEqual([
    {
      nested: [
        ['a', 'b"'],
        ['c', null],
      ],
      bytes: [Buffer.from('golden')],
    },
  ]);
});

test('lists of ids are read as they were sent', async () => {
  const ids = ['0190a1b2-0000-7000-8000-000000000001', null, '0190a1b2-0000-7000-8000-000000000002'];
  const { rows } = await sql`select ${ids}::uuid[] as ids, ${[]}::uuid[] as none`.execute(db.kysely);
  expect(rows).toEqual([{ ids, none: [] }]);
});
