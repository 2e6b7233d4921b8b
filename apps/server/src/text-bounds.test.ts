import { CONSOLE_ROUTES, ROUTES } from '@hintha/contract';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tools/test-database.ts';

const { pool } = testDatabase();

const requestId = 'for-a-test';
const reason = 'for a test';
const score = { home: 0, away: 0 };
const result = { sport: 'football', halfTime: score, fullTime: score, firstGoal: null, lastGoal: null };
const reporter = { code: 'reporter', reason };

/** Texts of the calls that a constraint bounds too, each in a body whose other fields are sound. */
const TEXTS = [
  ['lottery_source', 'name', CONSOLE_ROUTES.createResultSource, reporter],
  ['lottery_result', 'source', CONSOLE_ROUTES.enterLotteryResult, { numbers: [['36']], reason, requestId }],
  ['sabong_declarator', 'name', CONSOLE_ROUTES.createDeclarator, { ...reporter, arena: 'ARENA' }],
  ['sports_result', 'source', CONSOLE_ROUTES.enterSportsResult, { result, reason, requestId }],
  ['support_case', 'content', ROUTES.sendFeedback, { type: 'game' }],
  ['support_answer', 'text', CONSOLE_ROUTES.answerCase, { requestId }],
  ['support_line', 'text', ROUTES.writeLine, { requestId }],
] as const;

/** Any signs, such as nobody's table of Unicode holds, of as many units as characters and of twice as many. */
const texts = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.string({ unit: 'grapheme', maxLength: 180 }),
    fc
      .tuple(fc.constantFrom('a', '\u{11242}', '\u{1f600}', '\u200d', '\ud83d'), fc.nat(170))
      .map(([sign, count]) => sign.repeat(count)),
  ),
  { minLength: 20, maxLength: 200 },
);

test.each(TEXTS)('what the calls take for %s.%s its table takes', async (table, column, { body }, others) => {
  const { rows } = await pool.query<{ bound: string }>(
    `select string_agg(pg_get_expr(conbin, conrelid), ' and ') as bound from pg_constraint
     where contype = 'c' and conrelid = $1::regclass
       and conkey = array[(select attnum from pg_attribute where attrelid = conrelid and attname = $2)]`,
    [table, column],
  );
  const bound = rows[0]?.bound;
  assert(typeof bound === 'string');
  const refusedOf = `select ${column} as text from unnest($1::text[]) as taken (${column}) where not (${bound})`;
  const property = fc.asyncProperty(texts, async (made) => {
    const taken = made.map((text) => body.safeParse({ ...others, [column]: text }));
    const sound = body.safeParse({ ...others, [column]: 'ten signs.' });
    expect(sound.error).toBeUndefined();
    const kept = taken.flatMap(({ data }) => (data as Record<string, string> | undefined)?.[column] ?? []);
    expect((await pool.query(refusedOf, [kept])).rows).toEqual([]);
  });
  await fc.assert(property);
});
