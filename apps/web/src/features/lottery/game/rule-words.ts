import type { Rule } from '@hintha/lottery';

/** What options are of, by what the rules call it; each has its sentence among the texts. */
const OF = {
  sum: 'sum',
  span: 'span',
  'group sum': 'groupSum',
  shape: 'shape',
  larger: 'larger',
  'larger ball': 'largerBall',
  'digit sides': 'digitSides',
  'sum sides': 'sumSides',
  'digit 1 times': 'digitTimes',
  'digit 2 times': 'digitTimes',
  'digit 3 times': 'digitTimes',
  'digit 4 times': 'digitTimes',
  bull: 'bull',
  'odd balls': 'oddBalls',
  'middle ball': 'middleBall',
  'sum of first two': 'sumOfFirst',
  'sides of first two': 'sidesOfFirst',
  'rank sides': 'rankSides',
  'special ball': 'specialBall',
  'regular ball': 'regularBall',
  'regular balls': 'regularBalls',
  'animal of the special ball': 'specialAnimal',
  'animal of any ball': 'anyAnimal',
  wave: 'wave',
  'special big': 'specialSides',
  'special odd': 'specialSides',
  'digit sum odd': 'specialSides',
  'last digit big': 'specialSides',
  'last of first prize': 'lastOfFirst',
  'units of first prize': 'unitsOfFirst',
  'tens of first prize': 'tensOfFirst',
  'head of first prize': 'headOfFirst',
  'last of second prize': 'lastOfSecond',
  'sides of first prize': 'sidesOfPrize',
  'two-digit prizes': 'wholePrizes',
  'three-digit prizes': 'wholePrizes',
  'last of every prize': 'everyPrize',
  'two digits': 'twoDigits',
  'three digits': 'threeDigits',
  'three digits in any order': 'anyOrder',
  'two-digit prize': 'twoDigitPrize',
  'digit of first prize': 'digitOfFirst',
  'digit of two-digit prize': 'digitOfTwo',
  'front prizes': 'sidePrizes',
  'back prizes': 'sidePrizes',
  digits: 'digitsPresent',
  'first 2': 'amongFirst',
  'first 3': 'amongFirst',
  'first 5': 'amongFirst',
  covering: 'covering',
  animals: 'animals',
  'no ball': 'noBall',
  'all among the lasts': 'allAmong',
  'none among the lasts': 'noneAmong',
  LM_2Q2: 'allRegular',
  LM_3Q3: 'allRegular',
  LM_3Z2: 'twoInThree',
  LM_2ZT: 'twoWithSpecial',
  LM_TC: 'specialPair',
} as const;

type Of = keyof typeof OF;

export type RuleSentence = 'straight' | 'anyPlaces' | 'group' | (typeof OF)[Of];

const isKnown = (of: string): of is Of => Object.hasOwn(OF, of);

const FIGURE = /\d/;

export interface RuleWords {
  readonly sentence: RuleSentence;
  readonly places: string;
  readonly count: number;
}

/** The sentence of the texts that says when a play wins, and its figures. */
export const wordsOfRule = (rule: Rule): RuleWords => {
  const places = 'places' in rule ? (rule.places ?? []).join(', ') : '';
  if (rule.kind === 'straight') return { sentence: 'straight', places, count: rule.places.length };
  if (rule.kind === 'any places') return { sentence: 'anyPlaces', places, count: rule.count };
  if (rule.kind === 'group')
    return { sentence: 'group', places: rule.times.join(' + '), count: rule.times.length };
  if (!isKnown(rule.of)) throw new Error(`no sentence for a play of ${rule.of}`);
  const count = rule.kind === 'subset' ? rule.count : Number(FIGURE.exec(rule.of)?.[0] ?? 0);
  return { sentence: OF[rule.of], places, count };
};
