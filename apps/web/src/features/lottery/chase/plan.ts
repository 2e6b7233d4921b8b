import {
  chanceOfRuin,
  type ChaseKind,
  type ChaseValidationError,
  lossChance,
  planChase,
} from '@hintha/lottery';
import { money, type Money, ZERO } from '@hintha/money';
import type { Named } from '../draw/use-issue-name.ts';
import { animalOfDraw } from '../game/issues.ts';
import { priceLine, readLine, unitLimitOf, type Line, type Prices } from '../game/price.ts';

export const CHASE_KINDS = ['SAME', 'DOUBLE', 'PROFIT'] as const;

/** What a member fills in, as it is typed. */
export interface ChaseForm {
  readonly kind: (typeof CHASE_KINDS)[number];
  readonly numeros: string;
  readonly multiple: string;
  readonly factor: string;
  readonly every: string;
  /** In hundredths of what was spent. */
  readonly percent: string;
  readonly stopOnWin: boolean;
}

const USUAL_NUMEROS = 10;

/** What stands in the form at first, where so many numeros can be played. */
export const firstForm = (numeros: number): ChaseForm => ({
  kind: 'SAME',
  numeros: String(Math.max(1, Math.min(USUAL_NUMEROS, numeros))),
  multiple: '1',
  factor: '2',
  every: '1',
  percent: '10',
  stopOnWin: true,
});

export interface PlannedStep extends Named {
  readonly multiple: number;
  readonly stake: Money;
  /** All that is spent when this numero is played. */
  readonly spent: Money;
  /** What one hit pays here at least, and what is left of it. */
  readonly win: Money;
  readonly gain: Money;
}

export interface Chased {
  readonly steps: readonly PlannedStep[];
  readonly total: Money;
  /** The chance that all of it is lost; undefined where it lies with a lunar year that is not known yet. */
  readonly ruin: ReturnType<typeof chanceOfRuin> | undefined;
}

interface Asked {
  readonly line: Pick<Line, 'playType' | 'numbers' | 'unitStake'>;
  readonly form: ChaseForm;
  /** Those that can be played, the next one first. */
  readonly issues: readonly Named[];
  readonly prizeMode: number;
}

/** Digits alone, so that `1e3` and a blank are no number. */
const wholeOf = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);

const kindOf = ({ kind, ...figures }: ChaseForm, prize: Money): ChaseKind => {
  const multiple = wholeOf(figures.multiple);
  if (kind === 'SAME') return { kind, multiple };
  if (kind === 'DOUBLE')
    return { kind, multiple, factor: wholeOf(figures.factor), every: wholeOf(figures.every) };
  return { kind, prize, rate: { numerator: BigInt(wholeOf(figures.percent)), denominator: 100n } };
};

const isFilled = ({ kind, numeros, percent }: ChaseForm, most: number): boolean => {
  const count = wholeOf(numeros);
  return count >= 1 && count <= most && (kind !== 'PROFIT' || !Number.isNaN(wholeOf(percent)));
};

const NO_ISSUE: Named = { issue: '', movedTo: null, drawTime: null };

/** What a chase comes to from numero to numero; why there is none otherwise. */
export const planOf = (prices: Prices, asked: Asked): Chased | ChaseValidationError => {
  const { rules } = prices;
  const { line, form, issues, prizeMode } = asked;
  const priced = priceLine(rules, line, prizeMode);
  if (priced === undefined || !isFilled(form, issues.length)) return 'plan_malformed';
  const [prize] = priced.hit;
  const numeros = wholeOf(form.numeros);
  const planned = planChase(kindOf(form, prize), { cost: priced.stake, numeros });
  if (typeof planned === 'string') return planned;
  const unitStake = priced.stake / BigInt(priced.combinations);
  if (planned.some(({ multiple }) => unitStake * BigInt(multiple) > unitLimitOf(prices)))
    return 'multiple_too_large';
  const steps = planned.map(({ multiple, cost, spent }, at): PlannedStep => {
    const win = priced.hitTimes(multiple);
    const { issue, movedTo, drawTime } = issues[at] ?? NO_ISSUE;
    return { issue, movedTo, drawTime, multiple, stake: cost, spent, win, gain: money(win - spent) };
  });
  return { steps, total: steps.at(-1)?.spent ?? ZERO, ruin: ruinOf(prices, asked, numeros) };
};

const ruinOf = ({ rules }: Prices, { line, issues }: Asked, numeros: number): Chased['ruin'] => {
  const read = readLine(rules, line);
  if (read === undefined) return undefined;
  const animals = issues.slice(0, numeros).map(animalOfDraw);
  const chances = new Map(
    [...new Set(animals)].map((animal) => [animal, lossChance(read.play, read.selection, animal)]),
  );
  const losing = animals.map((animal) => chances.get(animal));
  return losing.every((chance) => chance !== undefined) ? chanceOfRuin(losing) : undefined;
};
