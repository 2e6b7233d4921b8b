import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

test.each([
  '=1+1',
  '+cmd',
  '-2+3',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '=HYPERLINK("http://x")',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('a cell that a spreadsheet would run is made text: %j', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
});

test('amounts stay numbers, a negative one too', () => {
  expect(csvCell('-1200.50')).toBe('-1200.50');
  expect(csvCell('1200.50')).toBe('1200.50');
});

test('commas, quotes and line ends are quoted', () => {
  expect(csvCell('a,b')).toBe('"a,b"');
  expect(csvCell('say "mingalaba"')).toBe('"say ""mingalaba"""');
  expect(csvCell('one\ntwo')).toBe('"one\ntwo"');
  expect(csvCell('ရွှေဟင်္သာ')).toBe('ရွှေဟင်္သာ');
});

test('a table begins with the mark of UTF-8 and every line ends', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['1.00', 'x,y'],
    ]),
  ).toBe('\uFEFFa,b\r\n1.00,"x,y"\r\n');
});

test('no text at all makes a cell that runs or that leaks into the next one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cell = csvCell(text);
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(inner === text || inner === `'${text}`).toBe(true);
      expect(/^[=+@\t\r＝＋－＠]/.test(inner)).toBe(false);
      expect(cell.startsWith('"') || !/[",\r\n]/.test(cell)).toBe(true);
    }),
  );
});
