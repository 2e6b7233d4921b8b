/** What a play is called: a word of the texts with its figures. */
export interface PlayName {
  readonly kind: PlayKind;
  readonly count?: number;
  readonly place?: number;
  readonly other?: number;
}

/** Under what a play stands among those of its lottery. */
export type PlayGroup =
  | 'all'
  | 'five'
  | 'four'
  | 'three'
  | 'firstThree'
  | 'middleThree'
  | 'lastThree'
  | 'firstTwo'
  | 'lastTwo'
  | 'place'
  | 'present'
  | 'anyPlaces'
  | 'versus'
  | 'sides'
  | 'bull'
  | 'anyBalls'
  | 'bankers'
  | 'front'
  | 'shapes'
  | 'sum'
  | 'special'
  | 'regular'
  | 'animals'
  | 'links'
  | 'none'
  | 'firstPrize'
  | 'everyPrize'
  | 'together'
  | 'two'
  | 'run';

export type PlayKind =
  | 'twoDigits'
  | 'threeDigits'
  | 'direct'
  | 'sum'
  | 'span'
  | 'group'
  | 'groupOf'
  | 'groupSum'
  | 'shape'
  | 'oneDigit'
  | 'pairOfDigits'
  | 'place'
  | 'digitsPresent'
  | 'frontPresent'
  | 'times'
  | 'anyPlaces'
  | 'anyBalls'
  | 'bankers'
  | 'versus'
  | 'sumSides'
  | 'placeSides'
  | 'frontSum'
  | 'frontSumSides'
  | 'bull'
  | 'frontDirect'
  | 'frontGroup'
  | 'oddBalls'
  | 'middleBall'
  | 'specialBall'
  | 'regularAt'
  | 'regularAny'
  | 'specialAnimal'
  | 'wave'
  | 'bigSmall'
  | 'oddEven'
  | 'sumOddEven'
  | 'lastBigSmall'
  | 'anyAnimal'
  | 'animals'
  | 'twoOfTwo'
  | 'threeOfThree'
  | 'twoInThree'
  | 'twoWithSpecial'
  | 'specialPair'
  | 'noneOf'
  | 'last'
  | 'head'
  | 'secondLast'
  | 'tensDigit'
  | 'unitsDigit'
  | 'lastSides'
  | 'smallPrizes'
  | 'lo'
  | 'allComing'
  | 'noneComing'
  | 'topThree'
  | 'anyOrder'
  | 'frontThree'
  | 'backThree'
  | 'topTwo'
  | 'bottomTwo'
  | 'runTop'
  | 'runBottom';

type Line = readonly [
  pattern: RegExp,
  group: PlayGroup,
  name: PlayKind | ((...figures: number[]) => PlayName),
];

const counted =
  (kind: PlayKind) =>
  (count = 0): PlayName => ({ kind, count });

const placed =
  (kind: PlayKind) =>
  (place = 0): PlayName => ({ kind, place });

const PK10_RANKS = 11;

/** What follows the segment of a play on digits. */
const ON_DIGITS: readonly (readonly [string, PlayKind])[] = [
  ['ZX', 'direct'],
  ['ZX_HZ', 'sum'],
  ['ZX_KD', 'span'],
  ['ZU_HZ', 'groupSum'],
  ['ZU', 'group'],
  ['TS', 'shape'],
  ['BDW1', 'oneDigit'],
  ['BDW2', 'pairOfDigits'],
];

const SEGMENTS: readonly (readonly [string, PlayGroup])[] = [
  ['S5', 'five'],
  ['S4', 'four'],
  ['S3', 'three'],
  ['S3F', 'firstThree'],
  ['S3M', 'middleThree'],
  ['S3B', 'lastThree'],
  ['S2F', 'firstTwo'],
  ['S2B', 'lastTwo'],
];

const onSegment = ([segment, group]: readonly [string, PlayGroup]): Line[] => [
  ...ON_DIGITS.map(([code, kind]): Line => [new RegExp(`^${segment}_${code}$`), group, kind]),
  [new RegExp(`^${segment}_ZU(\\d+)$`), group, counted('groupOf')],
];

const LINES: readonly Line[] = [
  [/^2D$/, 'all', 'twoDigits'],
  [/^3D$/, 'all', 'threeDigits'],
  ...SEGMENTS.flatMap(onSegment),
  [/^DWD$/, 'place', 'place'],
  [/^BDW5_(\d)$/, 'present', counted('digitsPresent')],
  [/^BDW3$/, 'present', 'frontPresent'],
  [/^YFFS$/, 'present', () => ({ kind: 'times', count: 1 })],
  [/^HSCS$/, 'present', () => ({ kind: 'times', count: 2 })],
  [/^SXBX$/, 'present', () => ({ kind: 'times', count: 3 })],
  [/^SJFC$/, 'present', () => ({ kind: 'times', count: 4 })],
  [/^RX(\d)_DT$/, 'bankers', counted('bankers')],
  [/^LHH_(\d)(\d)$/, 'versus', (place = 0, other = 0) => ({ kind: 'versus', place, other })],
  [/^LH$/, 'versus', () => ({ kind: 'versus', place: 1, other: 5 })],
  [/^LH_(\d)$/, 'versus', (place = 0) => ({ kind: 'versus', place, other: PK10_RANKS - place })],
  [/^DXDS_S$/, 'sides', 'sumSides'],
  [/^DXDS_(\d+)$/, 'sides', placed('placeSides')],
  [/^NIU$/, 'bull', 'bull'],
  [/^Q(\d)_ZX$/, 'front', counted('frontDirect')],
  [/^Q(\d)_ZU$/, 'front', counted('frontGroup')],
  [/^DDS$/, 'shapes', 'oddBalls'],
  [/^CZW$/, 'shapes', 'middleBall'],
  [/^GYH$/, 'sum', 'frontSum'],
  [/^GYH_DXDS$/, 'sum', 'frontSumSides'],
  [/^TM$/, 'special', 'specialBall'],
  [/^TX$/, 'special', 'specialAnimal'],
  [/^SB$/, 'special', 'wave'],
  [/^TM_DX$/, 'special', 'bigSmall'],
  [/^TM_DS$/, 'special', 'oddEven'],
  [/^TM_HDS$/, 'special', 'sumOddEven'],
  [/^TM_WDX$/, 'special', 'lastBigSmall'],
  [/^ZM$/, 'regular', 'regularAny'],
  [/^ZT(\d)$/, 'regular', placed('regularAt')],
  [/^PT1X$/, 'animals', 'anyAnimal'],
  [/^LX(\d)$/, 'animals', counted('animals')],
  [/^LM_2Q2$/, 'links', 'twoOfTwo'],
  [/^LM_3Q3$/, 'links', 'threeOfThree'],
  [/^LM_3Z2$/, 'links', 'twoInThree'],
  [/^LM_2ZT$/, 'links', 'twoWithSpecial'],
  [/^LM_TC$/, 'links', 'specialPair'],
  [/^BZ(\d+)$/, 'none', counted('noneOf')],
  [/^DE$/, 'firstPrize', () => ({ kind: 'last', count: 2 })],
  [/^([34])C$/, 'firstPrize', counted('last')],
  [/^DE_HEAD$/, 'firstPrize', 'head'],
  [/^DE_DIGIT_T$/, 'firstPrize', 'tensDigit'],
  [/^DE_DIGIT_U$/, 'firstPrize', 'unitsDigit'],
  [/^DE_DXDS$/, 'firstPrize', 'lastSides'],
  [/^G1_2D$/, 'firstPrize', 'secondLast'],
  [/^DAU$/, 'everyPrize', () => ({ kind: 'smallPrizes', count: 2 })],
  [/^3C_DAU$/, 'everyPrize', () => ({ kind: 'smallPrizes', count: 3 })],
  [/^LO(\d)$/, 'everyPrize', counted('lo')],
  [/^XIEN(\d)$/, 'together', counted('allComing')],
  [/^TRUOT(\d+)$/, 'none', counted('noneComing')],
  [/^TOP3$/, 'three', 'topThree'],
  [/^TOD3$/, 'three', 'anyOrder'],
  [/^FRONT3$/, 'three', 'frontThree'],
  [/^BACK3$/, 'three', 'backThree'],
  [/^TOP2$/, 'two', 'topTwo'],
  [/^BOTTOM2$/, 'two', 'bottomTwo'],
  [/^RUN_TOP$/, 'run', 'runTop'],
  [/^RUN_BOTTOM$/, 'run', 'runBottom'],
];

/** The same code stands for places of digits and for balls. */
const ANY = /^RX(\d)$/;

export interface PlayPlace {
  readonly group: PlayGroup;
  readonly name: PlayName;
}

/** Where a play stands among the others of its rules, and what it is called. */
export const placeOfPlay = (rules: string, code: string): PlayPlace => {
  const any = ANY.exec(code);
  if (any !== null) {
    const group = rules === '11X5' ? 'anyBalls' : 'anyPlaces';
    return { group, name: { kind: group, count: Number(any[1]) } };
  }
  for (const [pattern, group, name] of LINES) {
    const found = pattern.exec(code);
    if (found === null) continue;
    return { group, name: typeof name === 'string' ? { kind: name } : name(...found.slice(1).map(Number)) };
  }
  throw new Error(`no name for the play ${code} of ${rules}`);
};

/** The groups of some plays in the order in which they come, each with its plays. */
export const groupPlays = (rules: string, codes: readonly string[]): Map<PlayGroup, string[]> => {
  const groups = new Map<PlayGroup, string[]>();
  for (const code of codes) {
    const { group } = placeOfPlay(rules, code);
    groups.set(group, [...(groups.get(group) ?? []), code]);
  }
  return groups;
};
