import { ratio, type Ratio } from '@hintha/games-kit';

/**
 * What is printed for the favourite, or for goals: so many goals, and what happens when it is just those. `1-20` is one
 * goal, of which the favourite loses 20 % of its stake when it wins by just one.
 */
export interface Fee {
  readonly goals: number;
  /** From -100 to 100, of the stake, for the favourite or over; 0 is a push. */
  readonly percent: number;
}

export type FeeValidationError = 'not_a_fee';

const FEE = /^(L|[1-9]\d?)(?:=|([+-])([1-9]\d?|100))$/;

/** Reads `N+P`, `N-P` or `N=`; N is goals, `L` for level, and P 1 to 100 (rule book, section 4). */
export const parseFee = (text: string): Fee | FeeValidationError => {
  const match = FEE.exec(text);
  if (match === null) return 'not_a_fee';
  const [, goals = '', sign, percent = '0'] = match;
  const size = Number(percent);
  return { goals: goals === 'L' ? 0 : Number(goals), percent: sign === '-' ? -size : size };
};

export const printFee = ({ goals, percent }: Fee): string => {
  const size = percent === 0 ? '=' : `${percent < 0 ? '-' : '+'}${Math.abs(percent)}`;
  return `${goals === 0 ? 'L' : goals}${size}`;
};

/** The favourite or over, or the other side. */
export type FeeSide = 'upper' | 'lower';

const NEGATED = { upper: 1, lower: -1 } as const;

/**
 * What a side wins or loses of its stake, from -1 to 1.
 * @param margin by how many goals the favourite won, below 0 when it lost; all goals where they are bet on.
 */
export const shareOf = ({ goals, percent }: Fee, side: FeeSide, margin: number): Ratio => {
  const upper = margin > goals ? 100 : margin < goals ? -100 : percent;
  return ratio(NEGATED[side] * upper, 100);
};
