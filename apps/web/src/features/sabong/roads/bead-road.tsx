import { beadPlate } from '@hintha/games-kit';
import { useTranslation } from 'react-i18next';
import { middleOf, RoadGrid } from './road-grid.tsx';
import type { EndedFight } from './to-results.ts';

/** Every fight of the card with its letter, those that do not count among them. */
export const BeadRoad = ({ ended, label }: { ended: readonly EndedFight[]; label: string }) => {
  const { t } = useTranslation('sabong');
  const beads = beadPlate(ended);
  const columns = beads.reduce((most, { column }) => Math.max(most, column + 1), 0);
  return (
    <RoadGrid label={label} columns={columns}>
      {beads.map(({ row, column, result: { id, outcome } }) => {
        const { x, y } = middleOf({ row, column });
        return (
          <g key={id} data-outcome={outcome}>
            <circle cx={x} cy={y} r="9" data-bead />
            <text x={x} y={y + 4} data-letter>
              {t(`roads.letters.${outcome}`)}
            </text>
          </g>
        );
      })}
    </RoadGrid>
  );
};
