import { choose } from '@hintha/games-kit';
import { animalOf, ANIMALS, type Play, type Result, type Selection } from '@hintha/lottery';

/** A result, and how often it comes among all that there are. */
export type Weighed = readonly [result: Result, weight: bigint];

const once = (result: Result): Weighed => [result, 1n];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The places of a draw of so many that a play is about, from 0 on. */
export const placesOf = ({ rule }: Play, places: number): number[] =>
  'places' in rule && rule.places !== undefined ? rule.places.map((at) => at - 1) : upTo(places);

/** All draws of digits at some places; what comes at the others changes with them. */
export const digitCycle = (places: number, at: readonly number[]): Weighed[] =>
  Array.from({ length: 10 ** at.length }, (_, n) => {
    const drawn = Array.from({ length: places }, (__, place) => (n * 7 + place) % 10);
    for (const [order, place] of at.entries()) drawn[place] = Math.floor(n / 10 ** order) % 10;
    return once([drawn]);
  });

/** All draws of so many digits in which order does not matter. */
export const unorderedDigits = (places: number): Weighed[] => {
  const cycle: Weighed[] = [];
  const walk = (digit: number, drawn: readonly number[], weight: bigint): void => {
    const left = places - drawn.length;
    if (digit === 9) cycle.push([[[...drawn, ...upTo(left).map(() => 9)]], weight]);
    else
      for (let times = 0; times <= left; times += 1)
        walk(digit + 1, [...drawn, ...upTo(times).map(() => digit)], weight * BigInt(choose(left, times)));
  };
  walk(0, [], 1n);
  return cycle;
};

/** Every order of so many of the balls, with the rest behind it. */
export const ballCycle = (count: number, drawn: number, ordered: number): Weighed[] => {
  const cycle: Weighed[] = [];
  const balls = upTo(count).map((at) => at + 1);
  const walk = (taken: readonly number[]): void => {
    if (taken.length < ordered) {
      for (const ball of balls) if (!taken.includes(ball)) walk([...taken, ball]);
      return;
    }
    const rest = balls.filter((ball) => !taken.includes(ball));
    cycle.push(once([[...taken, ...rest].slice(0, drawn)]));
  };
  walk([]);
  return cycle;
};

const RANKS = upTo(10).map((at) => at + 1);
const FIRST_TWO = ballCycle(10, 10, 2);
const FIRST_FIVE = ballCycle(10, 10, 5);

/** Every ball comes once at every rank. */
export const TURNED_RANKS: readonly Weighed[] = RANKS.map((_, by) =>
  once([RANKS.map((__, at) => RANKS[(at + by) % 10] ?? 0)]),
);

/** Every two balls come at two ranks. */
const pairsAt = (i: number, j: number): Weighed[] =>
  FIRST_TWO.map(([[drawn = []], weight]): Weighed => {
    const [a = 0, b = 0, ...rest] = drawn;
    return [[RANKS.map((_, at) => (at === i ? a : at === j ? b : (rest.shift() ?? 0)))], weight];
  });

/** All draws of the ranks that a play is about; of one that is about any of them, of the first five. */
export const rankCycle = ({ code, rule }: Play): readonly Weighed[] => {
  if (code.startsWith('DXDS_')) return TURNED_RANKS;
  if ('places' in rule && rule.places?.length === 2)
    return pairsAt((rule.places[0] ?? 0) - 1, (rule.places[1] ?? 0) - 1);
  return code.includes('2') || code.startsWith('GYH') ? FIRST_TWO : FIRST_FIVE;
};

const BALLS = upTo(49).map((at) => at + 1);

/** Every way to spread the six and the special one over groups of balls, by how often it comes. */
const spread = (groups: readonly (readonly number[])[], year: number): Weighed[] => {
  const cycle: Weighed[] = [];
  const walk = (at: number, regular: readonly number[], weight: bigint): void => {
    const group = groups[at];
    if (group === undefined) {
      if (regular.length !== 6) return;
      for (const one of groups) {
        const left = one.filter((ball) => !regular.includes(ball));
        const [special] = left;
        if (special !== undefined) cycle.push([[regular, [special], [year]], weight * BigInt(left.length)]);
      }
      return;
    }
    for (let taken = 0; taken <= Math.min(group.length, 6 - regular.length); taken += 1)
      walk(at + 1, [...regular, ...group.slice(0, taken)], weight * BigInt(choose(group.length, taken)));
  };
  walk(0, [], 1n);
  return cycle;
};

const ofSpecial = (year: number): Weighed[] =>
  BALLS.map((special) => once([BALLS.filter((ball) => ball !== special).slice(0, 6), [special], [year]]));

const ofRegular = (at: number): Weighed[] =>
  BALLS.map((ball) => {
    const others = BALLS.filter((one) => one !== ball);
    return once([others.slice(0, 6).with(at, ball), others.slice(6, 7), [0]]);
  });

const BY_SPECIAL = /^(?:TM.*|TX|SB)$/;

/** All draws of six balls and a special one, of those between which a selection tells no difference one. */
export const markSixCycle = (play: Play, selection: Selection, year: number): Weighed[] => {
  const at = /^ZT(\d)$/.exec(play.code);
  if (at) return ofRegular(Number(at[1]) - 1);
  if (BY_SPECIAL.test(play.code)) return ofSpecial(year);
  const picked = selection.kind === 'parts' ? (selection.parts[0] ?? []) : [];
  const isAnimal = play.grammar.parts[0]?.symbols.size === ANIMALS.length;
  const groupOf = (ball: number): number => {
    const item = isAnimal ? animalOf(ball, year) : ball - 1;
    return picked.includes(item) ? (isAnimal ? item : 0) : -1;
  };
  return spread([...Map.groupBy(BALLS, groupOf).values()], year);
};
