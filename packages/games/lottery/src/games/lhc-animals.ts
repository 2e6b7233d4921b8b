import { choose, type Ratio, ratio } from '@hintha/games-kit';
import type { Draws } from '../kinds/draws.ts';
import { options, type Winner } from '../kinds/options.ts';
import { subset, type Classes } from '../kinds/subset.ts';
import { fair, type Play, type Prize, type Result } from '../play.ts';
import { named } from '../symbols.ts';
import { allBalls, COUNT, DRAWN, draws, special, yearOf } from './lhc-draw.ts';

/** The animals of the lunar years, in the order of the years. */
export const ANIMALS = [
  'RAT',
  'OX',
  'TIGER',
  'RABBIT',
  'DRAGON',
  'SNAKE',
  'HORSE',
  'GOAT',
  'MONKEY',
  'ROOSTER',
  'DOG',
  'PIG',
] as const;

const YEARS = ANIMALS.length;
const ZODIAC = named(...ANIMALS);

/** The animal of a ball in a year of an animal, which has the ball 1, and with it one ball more than the others. */
export const animalOf = (ball: number, year: number): number => (((year - ball + 1) % YEARS) + YEARS) % YEARS;

/** The chance of animals by how many balls they have together, which the year decides. */
const byBalls =
  (chanceOf: (count: number) => Ratio) =>
  (animals: readonly number[], year: number | undefined): Ratio | undefined =>
    year === undefined ? undefined : chanceOf(4 * animals.length + (animals.includes(year) ? 1 : 0));

/** Prizes of an animal with four balls, and of that of the year, which has five. */
const bySize = (oddsOf: (size: number) => Ratio): Prize[] => [fair(oddsOf(4)), fair(oddsOf(5))];
const sizeOf = (animal: number, year: number): 0 | 1 => (animal === year ? 1 : 0);

export const specialAnimal: Play = options({
  code: 'TX',
  of: 'animal of the special ball',
  symbols: ZODIAC,
  prizes: bySize((size) => ratio(COUNT, size)),
  byYear: true,
  chance: byBalls((count) => ratio(count, COUNT)),
  winners: (result) => {
    const animal = animalOf(special(result), yearOf(result));
    return [[animal, sizeOf(animal, yearOf(result))]];
  },
});

const animalsOf = (result: Result): ReadonlySet<number> =>
  new Set(allBalls(result).map((ball) => animalOf(ball, yearOf(result))));

export const anyAnimal: Play = options({
  code: 'PT1X',
  of: 'animal of any ball',
  symbols: ZODIAC,
  prizes: bySize((size) => ratio(draws(COUNT), draws(COUNT) - draws(COUNT - size))),
  names: DRAWN,
  byYear: true,
  chance: byBalls((count) => ratio(draws(COUNT) - draws(COUNT - count), draws(COUNT))),
  winners: (result) =>
    [...animalsOf(result)].map((animal): Winner => [animal, sizeOf(animal, yearOf(result))]),
});

/** In how many draws from so many balls some animals of four and of five of them all come. */
const drawsShowing = (fours: number, fives: number, balls = COUNT): number => {
  let shown = 0;
  for (let four = 0; four <= fours; four += 1)
    for (let five = 0; five <= fives; five += 1) {
      const sign = (four + five) % 2 === 0 ? 1 : -1;
      shown += sign * choose(fours, four) * choose(fives, five) * draws(balls - 4 * four - 5 * five);
    }
  return shown;
};

/** 1 ÷ the chance that so many animals all come, of which one may have five balls. */
const fairOfAnimals = (count: number, withYear: boolean): Ratio =>
  ratio(draws(COUNT), drawsShowing(withYear ? count - 1 : count, withYear ? 1 : 0));

/** The animals of a draw, of which that of the year is a special one. */
const ANIMAL_DRAWS: Draws = {
  all: [2, DRAWN],
  special: [0, 1],
  chance: ([, animals], isWon, year) => {
    if (year === undefined) return undefined;
    const fives = animals.includes(year) ? 1 : 0;
    const fours = animals.length - fives;
    let won = 0;
    for (let four = 0; four <= fours; four += 1)
      for (let five = 0; five <= fives; five += 1) {
        const balls = COUNT - 4 * (fours - four) - 5 * (fives - five);
        const isOne = isWon([0, 0, 0], [animals.length - four - five, four, five]);
        if (isOne) won += choose(fours, four) * drawsShowing(four, five, balls);
      }
    return ratio(won, draws(COUNT));
  },
};

/** So many animals that all come; a combination with the animal of the year pays less. */
export const linkedAnimals = (count: number): Play =>
  subset({
    code: `LX${count}`,
    of: 'animals',
    symbols: ZODIAC,
    size: count,
    classes: (result): Classes => {
      const shown = animalsOf(result);
      return (animal) => (shown.has(animal) ? (animal === yearOf(result) ? 2 : 1) : 0);
    },
    draws: ANIMAL_DRAWS,
    wins: [[[0, count, 0]], [[0, count - 1, 1]]],
    prizes: [fair(fairOfAnimals(count, false)), fair(fairOfAnimals(count, true))],
  });
