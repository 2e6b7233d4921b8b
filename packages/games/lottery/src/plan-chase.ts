import { addRatios, multiplyRatios, type Ratio, ratio, subtractRatios } from '@hintha/games-kit';
import { money, type Money, ZERO } from '@hintha/money';

/** So many times the selection is played at most in one numero. */
export const MOST_MULTIPLE = 9_999;

/** How the multiples of a chase grow from numero to numero (rule book, section 5). */
export type ChaseKind =
  | { readonly kind: 'SAME'; readonly multiple: number }
  /** So many times more after every so many numeros. */
  | { readonly kind: 'DOUBLE'; readonly multiple: number; readonly factor: number; readonly every: number }
  /** The fewest that bring back what was spent until then and a share of it, by what one multiple wins. */
  | { readonly kind: 'PROFIT'; readonly prize: Money; readonly rate: Ratio };

export interface ChaseStep {
  readonly multiple: number;
  readonly cost: Money;
  /** All that is spent when this numero is played. */
  readonly spent: Money;
}

export type ChaseValidationError =
  /** A multiple that there is not. */
  | 'multiple_too_large'
  /** No multiple, however large, brings back so much. */
  | 'never_profits'
  /** No numero, or figures that make no plan. */
  | 'plan_malformed';

interface Chased {
  /** What the selection costs once. */
  readonly cost: Money;
  /** On how many numeros it is played. */
  readonly numeros: number;
}

/** What a selection costs from numero to numero until it wins; the first one is the next. */
export const planChase = (
  plan: ChaseKind,
  { cost, numeros }: Chased,
): readonly ChaseStep[] | ChaseValidationError => {
  if (cost <= 0n || !isCount(numeros)) return 'plan_malformed';
  const steps: ChaseStep[] = [];
  let spent: Money = ZERO;
  for (let at = 0; at < numeros; at += 1) {
    const multiple = multipleOf(plan, { at, cost, spent });
    if (typeof multiple === 'string') return multiple;
    if (multiple > BigInt(MOST_MULTIPLE)) return 'multiple_too_large';
    const step = money(multiple * cost);
    spent = money(spent + step);
    steps.push({ multiple: Number(multiple), cost: step, spent });
  }
  return steps;
};

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0;

interface Standing {
  readonly at: number;
  readonly cost: Money;
  readonly spent: Money;
}

const multipleOf = (plan: ChaseKind, standing: Standing): bigint | ChaseValidationError => {
  if (plan.kind === 'PROFIT') return profitable(plan, standing);
  if (!isCount(plan.multiple)) return 'plan_malformed';
  if (plan.kind === 'SAME') return BigInt(plan.multiple);
  if (!isCount(plan.factor) || !isCount(plan.every)) return 'plan_malformed';
  return BigInt(plan.multiple) * BigInt(plan.factor) ** BigInt(Math.floor(standing.at / plan.every));
};

/**
 * The smallest m with m·prize − (spent + m·cost) ≥ rate·(spent + m·cost): the left side grows by the same with each
 * multiple, so it is a division.
 */
const profitable = (
  { prize, rate }: Extract<ChaseKind, { kind: 'PROFIT' }>,
  { cost, spent }: Standing,
): bigint | ChaseValidationError => {
  if (rate.numerator < 0n) return 'plan_malformed';
  const wanted = addRatios(ratio(1), rate);
  const gain = subtractRatios(ratio(prize), multiplyRatios(wanted, ratio(cost)));
  if (gain.numerator <= 0n) return 'never_profits';
  const missing = multiplyRatios(wanted, ratio(spent));
  // Rounded up, and one at least.
  const [over, under] = [missing.numerator * gain.denominator, missing.denominator * gain.numerator];
  const least = (over + under - 1n) / under;
  return least > 0n ? least : 1n;
};

/** The chance that all that a chase stakes is lost, by the chance of each of its numeros to bring nothing back. */
export const chanceOfRuin = (losing: readonly Ratio[]): Ratio => losing.reduce(multiplyRatios, ratio(1));
