import type { Game } from '../game/play.ts';
import { FEWEST, type PlannedCarousel } from './plan-carousels.ts';

/** The most of a row; the rest stands in its list. */
const MOST = 12;

export interface FilledCarousel {
  readonly carousel: PlannedCarousel;
  readonly games: readonly Game[];
}

/**
 * The rows with their games; one with too few is none. What stands in a row does not stand again in those below it,
 * except for what was played and for a studio.
 */
export const fillCarousels = (
  carousels: readonly PlannedCarousel[],
  found: readonly (readonly Game[])[],
): readonly FilledCarousel[] => {
  const seen = new Set<number>();
  return carousels.flatMap((carousel, place) => {
    const fit = (found[place] ?? []).filter((game) => isFit(carousel, game, seen)).slice(0, MOST);
    if (fit.length < FEWEST) return [];
    if (carousel.kind !== 'recent') for (const { nodeId } of fit) seen.add(nodeId);
    return [{ carousel, games: fit }];
  });
};

const isFit = ({ kind }: PlannedCarousel, game: Game, seen: ReadonlySet<number>): boolean => {
  if (!game.available) return false;
  // What is somebody's own is whole: a studio may have few games.
  if (kind === 'recent' || kind === 'studio') return true;
  return !seen.has(game.nodeId) && (kind !== 'fresh' || game.isNew);
};
