/** What several families of games share: exact fractions, combinations, the digits of numbers, and roads of results. */
export { choose } from './choose.ts';
export { digitsOf, numberOf } from './digits-of.ts';
export {
  addRatios,
  divideRatios,
  floorOf,
  multiplyRatios,
  ratio,
  type Ratio,
  subtractRatios,
  toPpm,
} from './ratio.ts';
export {
  askRoads,
  beadPlate,
  bigRoad,
  type BigRoadCell,
  DERIVED_ROADS,
  type DerivedMark,
  derivedMarks,
  layOutRuns,
  ROAD_ROWS,
  type RoadPlace,
  type RoadResult,
  type RoadRun,
  type RoadSide,
  runsOf,
} from './roads.ts';
