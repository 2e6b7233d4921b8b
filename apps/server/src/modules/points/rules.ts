import { formatAmount, money, type Money } from '@hintha/money';
import { BusinessError } from '@hintha/platform';

export const SCALE = 10_000n;

/** What has to be bet for a point, at the weight and the factor of one; both have four places. */
const UNIT = 1_000_00n;
const POINT = UNIT * SCALE * SCALE;

const WEIGHTS = {
  RNG: 10_000n,
  FISH: 10_000n,
  JP: 10_000n,
  AC: 10_000n,
  BG: 10_000n,
  LOTT: 8_000n,
  ELOTT: 8_000n,
  SPORTS: 6_000n,
  ESPORTS: 6_000n,
  SV3: 6_000n,
  LIVE: 5_000n,
  PVP: 5_000n,
  TG: 5_000n,
} as const;

/** Nothing for what has no weight, such as a title that is gone. */
export const weightOf = (code: string): bigint =>
  Object.hasOwn(WEIGHTS, code) ? WEIGHTS[code as keyof typeof WEIGHTS] : 0n;

export const partsOf = (code: string, { valid, factor }: { valid: bigint; factor: bigint }): bigint =>
  valid * weightOf(code) * factor;

/** The whole points of exact parts; the fraction stays with the parts. */
export const pointsOf = (parts: bigint): bigint => parts / POINT;

/** What postings and requirements of this module belong to. */
export const SOURCE = 'points';

/** The setting says what so many points are worth in the main unit, so that one is worth as many hundredths. */
export const RATIO_POINTS = 100;

export const worthOf = (points: bigint, ratio: number): Money => money(points * BigInt(ratio));

/** What of a bet comes back in points at a factor, in parts per million; both have four places. */
export const returnedPpm = (ratio: number, factor: bigint): bigint =>
  (worthOf(MILLION, ratio) * factor) / (UNIT * SCALE);

const MILLION = 1_000_000n;

/** What the redemptions of a reward are summed by. */
export const ruleOf = ({ id }: { readonly id: bigint }): string => `reward:${id}`;

export const earningRules = () => ({
  unit: formatAmount(money(UNIT)),
  weights: Object.entries(WEIGHTS).map(([category, weight]) => ({
    category,
    weight: String(Number(weight) / Number(SCALE)),
  })),
});

/** Refuses what was left empty, each by its name. */
export const requireFilled = (typed: Readonly<Record<string, string>>): void => {
  const empty = Object.entries(typed).filter(([, value]) => value.trim() === '');
  if (empty.length === 0) return;
  throw new BusinessError('not_empty', { fields: empty.map(([field]) => ({ field, problem: 'empty' })) });
};
