import { useRef } from 'react';
import { GameCard, GameCardSkeletons, GameGrid } from '../../../shared/game/game-card.tsx';
import type { Game } from '../../../shared/game/play.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface CardsProps {
  games: readonly Game[];
  /** So many more are on their way. */
  expected?: number;
}

/** The cards that can be seen and a few rows around them; the grid is as high as if all of them stood in it. */
export const Cards = ({ games, expected = 0 }: CardsProps) => {
  const grid = useRef<HTMLUListElement>(null);
  const { from, to, above, below } = useRowsInView(grid, games, expected);
  return (
    <GameGrid ref={grid} style={{ paddingBlock: `${above}px ${below}px` }}>
      {games.slice(from, to).map((game, index) => (
        <GameCard key={game.nodeId} game={game} place={from + index + 1} of={games.length} />
      ))}
      <GameCardSkeletons count={Math.min(expected, Math.max(0, to - games.length))} />
    </GameGrid>
  );
};
