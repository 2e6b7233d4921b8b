import { catalogue } from '@hintha/contract';
import { parseReturn } from '../rules.ts';
import type { IndexedGame } from '../types.ts';

/** By what the games of each category can be narrowed down so that one is left. */
export const filtersOf = (
  games: readonly IndexedGame[],
): ((category: catalogue.Category) => catalogue.GameFilters) => {
  const known = new Map(
    catalogue.CATEGORIES.map((category) => [
      category,
      filtersIn(games.filter((game) => game.category === category)),
    ]),
  );
  return (category) => known.get(category) ?? NONE;
};

const NONE: catalogue.GameFilters = { returns: [], volatilities: [], features: [] };

const filtersIn = (games: readonly IndexedGame[]): catalogue.GameFilters => {
  const best = games.reduce((most, { rtpPpm }) => Math.max(most, rtpPpm ?? 0), 0);
  const volatilities = new Set(games.map(({ volatility }) => volatility));
  const features = new Set(games.flatMap((game) => game.features));
  return {
    returns: catalogue.RETURN_STEPS.filter((step) => parseReturn(step) <= best),
    volatilities: catalogue.VOLATILITIES.filter((volatility) => volatilities.has(volatility)),
    features: catalogue.GAME_FEATURES.filter((feature) => features.has(feature)),
  };
};
