import { catalogue } from '@hintha/contract';
import { floorRatio, money, type Money, parseAmount } from '@hintha/money';
import type { StoredGame, StoredMenu } from './types.ts';

/** One base unit of the currency: 100 MMK. Filters and paytables of the catalogue are in base units. */
const BASE_UNIT = money(10_000n);

const HUNDREDTHS = 100n;

/** The minimum bet that a step of the filter asks for; null when there is no such step. */
export const parseMinBet = (step: string | undefined): Money | null => {
  if (step === undefined || step === '') return null;
  const units = parseAmount(step);
  return units === 'not_an_amount' ? null : floorRatio(BASE_UNIT, units, HUNDREDTHS);
};

const PPM_OF_PERCENT = 10_000;

/** The least return that a step of the filter asks for, in millionths; 0 when there is no such step. */
export const parseReturn = (step: string | undefined): number => Number(step ?? '') * PPM_OF_PERCENT;

export const parseFeatures = (asked: string): catalogue.GameFeature[] =>
  catalogue.GAME_FEATURES.filter((feature) => asked.split(',').includes(feature));

/** What a game is called in a language, by its English name where it has none there. */
export const nameIn = ({ names, title }: Pick<StoredGame, 'names' | 'title'>, language: string): string =>
  names[language] ?? names.en ?? title;

/** What the vendor of a game is called in a language. */
export const vendorNameIn = (
  { vendorName, vendorNames }: Pick<StoredGame, 'vendorName' | 'vendorNames'>,
  language: string,
): string => vendorNames[language] ?? vendorName;

const NEW_FOR_DAYS = 30;
const DAY_MS = 86_400_000;

export const isNew = (releasedAt: Date, now: Date): boolean =>
  now.getTime() - releasedAt.getTime() < NEW_FOR_DAYS * DAY_MS;

/** The areas that have hot games; esports and cockfights have none. */
const HOT_AREAS: readonly string[] = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'];
const HOT_MOST = 24;

/** The hot games of a vendor, or of all when it is empty, in their order and so many of an area. */
export const hotGames = (games: readonly StoredGame[], vendor: string): readonly StoredGame[] => {
  const left = new Map(HOT_AREAS.map((area) => [area, HOT_MOST]));
  return games.filter((game) => {
    const free = left.get(game.category) ?? 0;
    if (!game.hot || free === 0 || (vendor !== '' && game.vendor !== vendor)) return false;
    left.set(game.category, free - 1);
    return true;
  });
};

export const orderMenus = (stored: readonly StoredMenu[]): StoredMenu[] => {
  const known = new Set(stored.map(({ category }) => category));
  const others = catalogue.CATEGORIES.filter((category) => !known.has(category));
  return [...stored, ...others.map((category) => ({ category, shown: true }))];
};
