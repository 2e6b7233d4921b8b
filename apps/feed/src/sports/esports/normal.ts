/** Of the complementary error function from 0 on (Abramowitz and Stegun, 7.1.26), right to seven places. */
const FACTORS = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
const SCALE = 0.3275911;

const upperTail = (x: number): number => {
  const t = 1 / (1 + (SCALE * x) / Math.SQRT2);
  const sum = FACTORS.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return (sum * Math.exp((-x * x) / 2)) / 2;
};

/** The chance that a standard normal variable is below x. */
export const normalChance = (x: number): number => (x < 0 ? upperTail(-x) : 1 - upperTail(x));
