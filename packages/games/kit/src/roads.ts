/** The results of a game with two sides, in their order: baccarat, dragon tiger, sabong. */
export type RoadResult = 'first' | 'second' | 'tie';
export type RoadSide = Exclude<RoadResult, 'tie'>;

/** Where a mark stands; rows go down from 0 to 5, columns to the right without end. */
export interface RoadPlace {
  readonly row: number;
  readonly column: number;
}

export interface BigRoadCell extends RoadPlace {
  readonly side: RoadSide;
  /** Ties that followed it; those before the first cell stand at that one. */
  readonly tieCount: number;
}

/** Results of one side behind each other, however they are drawn. */
export interface RoadRun {
  readonly side: RoadSide;
  readonly length: number;
}

/** Whether the big road goes on as it did; shown red for regular and blue for irregular. */
export type DerivedMark = 'regular' | 'irregular';

export const ROAD_ROWS = 6;
const BEAD_COLUMNS = 20;

/** Results without ties, as runs of one side. */
export const runsOf = (results: readonly RoadResult[]): RoadRun[] =>
  group(results.filter((one) => one !== 'tie'));

const group = (sides: readonly RoadSide[]): RoadRun[] => {
  const runs: RoadRun[] = [];
  for (const side of sides) {
    const last = runs.at(-1);
    if (last?.side === side) runs[runs.length - 1] = { side, length: last.length + 1 };
    else runs.push({ side, length: 1 });
  }
  return runs;
};

/**
 * Where the marks of runs stand, run by run (rule book of live tables, section 6): a run begins at the top, right of
 * where the one before began, goes down while there is room, and then to the right.
 */
export const layOutRuns = (lengths: readonly number[]): RoadPlace[] => {
  const taken = new Set<string>();
  const isFree = ({ row, column }: RoadPlace): boolean => row < ROAD_ROWS && !taken.has(`${row}/${column}`);
  let start = -1;
  return lengths.flatMap((length) => {
    start += 1;
    while (!isFree({ row: 0, column: start })) start += 1;
    let place: RoadPlace = { row: 0, column: start };
    let isTurned = false;
    return Array.from({ length }, (_, n) => {
      if (n > 0) {
        const below = { row: place.row + 1, column: place.column };
        isTurned ||= !isFree(below);
        place = isTurned ? { row: place.row, column: place.column + 1 } : below;
      }
      taken.add(`${place.row}/${place.column}`);
      return place;
    });
  });
};

/** The big road: a cell for each result that is no tie. */
export const bigRoad = (results: readonly RoadResult[]): BigRoadCell[] => {
  const tieCounts = countTied(results);
  const sides = results.filter((one) => one !== 'tie');
  const places = layOutRuns(group(sides).map(({ length }) => length));
  return places.map((place, n) => ({ ...place, side: sides[n] ?? 'first', tieCount: tieCounts[n] ?? 0 }));
};

/** For each result that is no tie, how many ties followed it; those before the first are added to it. */
const countTied = (results: readonly RoadResult[]): number[] => {
  const counts: number[] = [];
  let lead = 0;
  for (const result of results) {
    const last = counts.length - 1;
    if (result !== 'tie') counts.push(counts.length === 0 ? lead : 0);
    else if (last < 0) lead += 1;
    else counts[last] = (counts[last] ?? 0) + 1;
  }
  return counts;
};

/** Derived roads look so many runs back: big eye boy one, small road two, cockroach three. */
export const DERIVED_ROADS = { bigEye: 1, small: 2, cockroach: 3 } as const;

/** The marks of a derived road, in order; they go by the lengths of runs, not by how those are drawn. */
export const derivedMarks = (runs: readonly RoadRun[], back: 1 | 2 | 3): DerivedMark[] => {
  const lengthOf = (column: number): number | undefined => runs[column]?.length;
  return runs.flatMap(({ length }, column) =>
    Array.from({ length }, (_, depth): DerivedMark | undefined => {
      if (depth > 0) {
        const beside = lengthOf(column - back);
        return beside === undefined ? undefined : beside === depth ? 'irregular' : 'regular';
      }
      const [one, other] = [lengthOf(column - 1), lengthOf(column - 1 - back)];
      return other === undefined ? undefined : one === other ? 'regular' : 'irregular';
    }).filter((mark) => mark !== undefined),
  );
};

/** What each derived road would show next if a side won. */
export const askRoads = (
  results: readonly RoadResult[],
  side: RoadSide,
): Readonly<Record<keyof typeof DERIVED_ROADS, DerivedMark | undefined>> => {
  const [before, after] = [runsOf(results), runsOf([...results, side])];
  const next = (back: 1 | 2 | 3): DerivedMark | undefined => {
    const marks = derivedMarks(after, back);
    return marks.length > derivedMarks(before, back).length ? marks.at(-1) : undefined;
  };
  return { bigEye: next(1), small: next(2), cockroach: next(3) };
};

/** The bead plate: every result, ties among them, column by column; whole columns go when it is full. */
export const beadPlate = <Result>(
  results: readonly Result[],
): (RoadPlace & { readonly result: Result })[] => {
  const columns = Math.ceil(results.length / ROAD_ROWS);
  const dropped = Math.max(0, columns - BEAD_COLUMNS) * ROAD_ROWS;
  return results.slice(dropped).map((result, n) => {
    return { row: n % ROAD_ROWS, column: Math.floor(n / ROAD_ROWS), result };
  });
};
