import { ROAD_ROWS } from '@hintha/games-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './roads.module.css';

const CELL = 22;
const LEAST_COLUMNS = 12;
/** As many squares as a wide page shows; what is wider than the road is empty squares. */
const MOST_IN_SIGHT = 64;

interface RoadGridProps {
  label: string;
  columns: number;
  children: ReactNode;
}

/** The squares of a road, scrolled to the newest. */
export const RoadGrid = ({ label, columns, children }: RoadGridProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = Math.max(columns + 1, LEAST_COLUMNS);
  useEffect(() => {
    frame.current?.scrollTo({ left: shown * CELL });
  }, [shown]);
  const [width, height] = [shown * CELL, ROAD_ROWS * CELL];
  return (
    <div ref={frame} className={styles.frame} tabIndex={0} role="group" aria-label={label}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {Array.from({ length: Math.max(shown, MOST_IN_SIGHT) + 1 }, (_, at) => (
          <line key={`c${at}`} x1={at * CELL} x2={at * CELL} y1="0" y2={height} />
        ))}
        {Array.from({ length: ROAD_ROWS + 1 }, (_, at) => (
          <line key={`r${at}`} x1="0" x2="100%" y1={at * CELL} y2={at * CELL} />
        ))}
        {children}
      </svg>
    </div>
  );
};

/** The middle of a square. */
export const middleOf = ({ row, column }: { row: number; column: number }) => ({
  x: column * CELL + CELL / 2,
  y: row * CELL + CELL / 2,
});
