import { bigRoad } from '@hintha/games-kit';
import { middleOf, RoadGrid } from './road-grid.tsx';
import { type EndedFight, toRoad } from './to-results.ts';

interface RoadProps {
  ended: readonly EndedFight[];
  label: string;
}

const NAMES = { first: 'meron', second: 'wala' } as const;

/** A ring for each fight that somebody won, and how many draws followed it. */
export const BigRoad = ({ ended, label }: RoadProps) => {
  const cells = bigRoad(toRoad(ended));
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  return (
    <RoadGrid label={label} columns={columns}>
      {cells.map((cell) => {
        const { x, y } = middleOf(cell);
        return (
          <g key={`${cell.column}/${cell.row}`} data-outcome={NAMES[cell.side]}>
            <circle cx={x} cy={y} r="8" data-ring />
            {cell.tieCount > 0 && <line data-slash x1={x - 6} y1={y + 6} x2={x + 6} y2={y - 6} />}
            {cell.tieCount > 1 && (
              <text x={x} y={y + 4} data-count>
                {cell.tieCount}
              </text>
            )}
          </g>
        );
      })}
    </RoadGrid>
  );
};
