import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines } from './join-lines.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, place) => ({ seq: place + 1 }));

test('answers that overlap make one row of lines without a gap', () => {
  const answer = fc.tuple(fc.nat(20), fc.nat(10));
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
      const all = upTo(30);
      const joined = answers.reduce<readonly { seq: number }[]>(
        (lines, [from, count]) => joinLines(lines, all.slice(from, from + count)),
        [],
      );
      expect(joined).toEqual(upTo(joined.length));
    }),
  );
});

test('lines that come after a gap wait until the gap is read', () => {
  expect(joinLines(upTo(2), [{ seq: 4 }])).toEqual(upTo(2));
  expect(joinLines(upTo(2), [{ seq: 3 }, { seq: 4 }])).toEqual(upTo(4));
});
