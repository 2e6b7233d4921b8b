import { latinDigits } from '@hintha/money';
import type { Result, SportsEvent } from '../use-events.ts';

export type OutrightResult = Extract<Result, { readonly sport: 'outright' }>;
export type Outright = NonNullable<SportsEvent['outright']>;

/** By competitor, in the order of their list: the place as it is filled in, and whether it did not start. */
export interface TypedOutright {
  readonly places: readonly string[];
  readonly isAbsent: readonly boolean[];
}

const pickOf = (at: number): string => String(at + 1);

const PLACE = /^[1-9]\d?$/u;

/** The ranks that are filled in, from the first on; undefined where a place is none, or is not the one that follows. */
const readRanks = ({ places, isAbsent }: TypedOutright): readonly (readonly string[])[] | undefined => {
  const byPlace = new Map<number, string[]>();
  for (const [at, typed] of places.entries()) {
    const text = latinDigits(typed).trim();
    if (text === '') continue;
    if (!PLACE.test(text) || isAbsent[at]) return undefined;
    byPlace.set(Number(text), [...(byPlace.get(Number(text)) ?? []), pickOf(at)]);
  }
  const ranks = [...byPlace].toSorted(([one], [other]) => one - other);
  let before = 0;
  for (const [place, sharing] of ranks) {
    if (place !== before + 1) return undefined;
    before += sharing.length;
  }
  return ranks.map(([, sharing]) => sharing.toSorted());
};

/** Whether places are filled in that cannot be. */
export const areRanksWrong = (typed: TypedOutright): boolean => readRanks(typed) === undefined;

/** A result as it goes over the wire: the ranks that are paid; undefined while it is not filled in rightly. */
export const readOutright = (
  typed: TypedOutright,
  { places, voidIfAbsent }: Pick<Outright, 'places' | 'voidIfAbsent'>,
): OutrightResult | undefined => {
  const ranking: string[][] = [];
  for (const sharing of readRanks(typed) ?? [])
    if (ranking.flat().length < places) ranking.push([...sharing]);
  if (ranking.flat().length < places) return undefined;
  const absent = typed.isAbsent.flatMap((isAbsent, at) => (isAbsent ? [pickOf(at)] : [])).toSorted();
  return { sport: 'outright', ranking, places, absent, voidIfAbsent };
};

/** A result as it would be filled in. */
export const typeOutright = (
  { competitors }: Pick<Outright, 'competitors'>,
  { ranking, absent }: OutrightResult,
): TypedOutright => {
  const placeOf = (pick: string): string => {
    const rank = ranking.findIndex((sharing) => sharing.includes(pick));
    return rank < 0 ? '' : String(ranking.slice(0, rank).flat().length + 1);
  };
  return {
    places: competitors.map((_, at) => placeOf(pickOf(at))),
    isAbsent: competitors.map((_, at) => absent.includes(pickOf(at))),
  };
};

export const emptyOutright = (outright: Pick<Outright, 'competitors'> | null): TypedOutright => ({
  places: outright?.competitors.map(() => '') ?? [],
  isAbsent: outright?.competitors.map(() => false) ?? [],
});
