/** What several families of games count with: exact fractions, combinations and the digits of numbers. */
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
