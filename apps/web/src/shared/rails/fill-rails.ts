import type { Game } from '../game/play.ts';
import { FEWEST, type PlannedRail } from './plan-rails.ts';

/** The most of a row; the rest stands in its list. */
const MOST = 12;

export interface FilledRail {
  readonly rail: PlannedRail;
  readonly games: readonly Game[];
}

/**
 * The rows with their games; one with too few is none. What stands in a row does not stand again in those below it,
 * except for what was played and for a studio.
 */
export const fillRails = (
  rails: readonly PlannedRail[],
  found: readonly (readonly Game[])[],
): readonly FilledRail[] => {
  const seen = new Set<number>();
  return rails.flatMap((rail, place) => {
    const fit = (found[place] ?? []).filter((game) => isFit(rail, game, seen)).slice(0, MOST);
    if (fit.length < FEWEST) return [];
    if (rail.kind !== 'recent') for (const { nodeId } of fit) seen.add(nodeId);
    return [{ rail, games: fit }];
  });
};

const isFit = ({ kind }: PlannedRail, game: Game, seen: ReadonlySet<number>): boolean => {
  if (!game.available) return false;
  // What is somebody's own is whole: a studio may have few games.
  if (kind === 'recent' || kind === 'studio') return true;
  return !seen.has(game.nodeId) && (kind !== 'fresh' || game.isNew);
};
