import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  askRoads,
  beadPlate,
  bigRoad,
  DERIVED_ROADS,
  derivedMarks,
  layOutRuns,
  type RoadResult,
  runsOf,
} from './index.ts';
import vectors from './vectors/roads.json' with { type: 'json' };

const RESULTS: Readonly<Record<string, RoadResult>> = { B: 'first', P: 'second', T: 'tie' };
const LETTERS = { first: 'B', second: 'P' } as const;

const read = (letters: string): RoadResult[] =>
  letters.split('').map((letter) => {
    const result = RESULTS[letter];
    if (result === undefined) throw new Error(letter);
    return result;
  });

test.each(vectors)(
  'the roads of $seq',
  ({ seq, leadTies, columns, bigRoad: drawn, bigEye, small, cockroach }) => {
    const results = read(seq);
    const runs = runsOf(results);
    expect(runs.map(({ side, length }) => [LETTERS[side], length])).toEqual(columns);
    const cells = bigRoad(results).toSorted((a, b) => a.column - b.column || a.row - b.row);
    expect(cells.map(({ row, column, side }) => [row, column, LETTERS[side]])).toEqual(drawn);
    expect(bigRoad(results)[0]?.tieCount).toBeGreaterThanOrEqual(leadTies);
    const marks = (back: 1 | 2 | 3) =>
      derivedMarks(runs, back)
        .map((mark) => (mark === 'regular' ? 'R' : 'B'))
        .join('');
    expect([marks(1), marks(2), marks(3)]).toEqual([bigEye, small, cockroach]);
  },
);

test('ties stand at the cell that they followed, and the first ones at the first cell', () => {
  expect(bigRoad(read('TTBTPTTTB')).map(({ tieCount }) => tieCount)).toEqual([3, 3, 0]);
  expect(bigRoad(read('TT'))).toEqual([]);
});

const results = fc.array(fc.constantFrom<RoadResult>('first', 'second', 'tie'), { maxLength: 120 });

test('no two marks stand in one place, and each result has one', () => {
  fc.assert(
    fc.property(results, (list) => {
      const cells = bigRoad(list);
      expect(new Set(cells.map(({ row, column }) => `${row}/${column}`)).size).toBe(cells.length);
      expect(cells).toHaveLength(list.filter((one) => one !== 'tie').length);
      expect(cells.reduce((sum, { tieCount }) => sum + tieCount, 0)).toBe(
        cells.length === 0 ? 0 : list.filter((one) => one === 'tie').length,
      );
    }),
  );
});

test('what a road would show next is what it then shows', () => {
  fc.assert(
    fc.property(results, fc.constantFrom('first', 'second'), (list, side) => {
      const after = runsOf([...list, side]);
      const asked = askRoads(list, side);
      for (const [name, back] of Object.entries(DERIVED_ROADS)) {
        const last = asked[name as keyof typeof DERIVED_ROADS];
        const marks = derivedMarks(after, back);
        expect([undefined, marks.at(-1)]).toContain(last);
        expect(marks.length - derivedMarks(runsOf(list), back).length).toBe(last === undefined ? 0 : 1);
      }
    }),
  );
});

test('a long run turns at the bottom, and where another stands in its way', () => {
  const places = layOutRuns([9, 8]).map(({ row, column }) => `${row}/${column}`);
  expect(places.slice(5, 9)).toEqual(['5/0', '5/1', '5/2', '5/3']);
  expect(places.slice(13)).toEqual(['4/1', '4/2', '4/3', '4/4']);
});

test('a bead plate shows the last twenty columns, whole', () => {
  const beads = beadPlate(Array.from({ length: 125 }, (_, n) => n));
  expect(beads[0]).toEqual({ row: 0, column: 0, result: 6 });
  expect(beads.at(-1)).toEqual({ row: 4, column: 19, result: 124 });
});
