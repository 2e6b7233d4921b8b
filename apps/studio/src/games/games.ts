import { chinlone } from './brands/chinlone.ts';
import { hlaing } from './brands/hlaing.ts';
import { inle } from './brands/inle.ts';
import { kanaung } from './brands/kanaung.ts';
import { mandalar } from './brands/mandalar.ts';
import { myitsone } from './brands/myitsone.ts';
import { padauk } from './brands/padauk.ts';
import { popa } from './brands/popa.ts';
import { ruby9 } from './brands/ruby9.ts';
import { shanplay } from './brands/shanplay.ts';
import { taungyi } from './brands/taungyi.ts';
import { thiri } from './brands/thiri.ts';
import { makeBrands } from './make-games.ts';
import { MODELS, type Model, STAKED_MODELS } from './models.ts';
import type { Brand, BrandGame } from './types.ts';

/** A game in the catalogue: a theme over one of the models, and the brand it is published under. */
export interface Title extends Omit<BrandGame, 'model'> {
  readonly brand: Brand;
  readonly model: Model;
}

const WRITTEN: readonly Brand[] = [
  padauk,
  ruby9,
  inle,
  mandalar,
  shanplay,
  kanaung,
  thiri,
  chinlone,
  myitsone,
  taungyi,
  popa,
  hlaing,
];

const WRITTEN_CODES = new Set(WRITTEN.flatMap(({ games }) => games.map(({ code }) => code)));

/** The titles of a brand that were not written by hand take the models and the smallest stakes in turn. */
const modelFor = ({ code, model = 'G2' }: BrandGame, place: number): Model => {
  const staked = STAKED_MODELS[place % STAKED_MODELS.length];
  return WRITTEN_CODES.has(code) || staked === undefined ? MODELS[model] : staked;
};

/** Every title, in the order of the catalogue. */
export const GAMES: readonly Title[] = [...WRITTEN, ...makeBrands(WRITTEN_CODES)].flatMap((brand) =>
  brand.games.map((title, place) => ({ ...title, brand, model: modelFor(title, place) })),
);

const BY_CODE: ReadonlyMap<string, Title> = new Map(GAMES.map((title) => [title.code, title]));

const PLACES: ReadonlyMap<string, number> = new Map(GAMES.map(({ code }, place) => [code, place]));

/** Where a title stands in the catalogue. */
export const placeOf = (code: string): number | undefined => PLACES.get(code);

export const findTitle = (code: string): Title | undefined => BY_CODE.get(code);

/** A title that a session or a round names; it cannot be missing, since titles are never taken out of the code. */
export const getTitle = (code: string): Title => {
  const title = findTitle(code);
  if (title === undefined) throw new Error(`the title ${code} is unknown`);
  return title;
};
