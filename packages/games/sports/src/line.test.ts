import { expect, test } from 'vitest';
import { lineOf, parseLine, printLine, scoreHandicap, scoreTotal } from './index.ts';
import { HALF_LOSE, HALF_WIN, isSameOutcome, LOSE, nameOutcome, type Outcome, PUSH, WIN } from './outcome.ts';

const LINES = Array.from({ length: 41 }, (_, n) => lineOf(n - 20));

test.each([
  ['-0.25', -1],
  ['+1', 4],
  ['0', 0],
  ['-0', 0],
  ['2.75', 11],
  ['2.50', 10],
])('%s is a line', (text, quarters) => {
  expect(parseLine(text)).toBe(quarters);
});

test.each(['', '0.3', '1.125', '.5', '5.', '1e1', '１', '--1', ' 1', '1000'])('%j is no line', (text) => {
  expect(parseLine(text)).toBe('not_a_line');
});

test('a line is read as it is printed', () => {
  for (const line of LINES) expect(parseLine(printLine(line))).toBe(line);
});

/** As the rule book has it, in words of its own: by how much the handicapped side is ahead. */
const byRule = (ahead: number): Outcome => {
  if (ahead >= 0.5) return WIN;
  if (ahead === 0.25) return HALF_WIN;
  if (ahead === 0) return PUSH;
  return ahead === -0.25 ? HALF_LOSE : LOSE;
};

test('a handicap pays as the rule book has it, over all lines to 5 and leads to 10', () => {
  for (const line of LINES)
    for (let ahead = -10; ahead <= 10; ahead += 1)
      expect(nameOutcome(scoreHandicap(line, ahead))).toBe(nameOutcome(byRule(ahead + line / 4)));
});

test('what one side of a line wins the other loses', () => {
  const others = new Map([
    [WIN, LOSE],
    [HALF_WIN, HALF_LOSE],
    [PUSH, PUSH],
    [HALF_LOSE, HALF_WIN],
    [LOSE, WIN],
  ]);
  for (const line of LINES)
    for (let goals = 0; goals <= 20; goals += 1) {
      const [over, under] = [scoreTotal(line, 'over', goals), scoreTotal(line, 'under', goals)];
      const expected = [...others].find(([outcome]) => isSameOutcome(outcome, over))?.[1];
      expect(nameOutcome(under)).toBe(expected && nameOutcome(expected));
      expect(scoreHandicap(line, goals)).toEqual(scoreTotal(lineOf(0 - line), 'over', goals));
    }
});
