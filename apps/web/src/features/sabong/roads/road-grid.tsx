import { ROAD_ROWS } from '@hintha/games-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './roads.module.css';

const CELL = 22;
/** Fewer columns than these would look like a broken table. */
const LEAST_COLUMNS = 12;

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
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {Array.from({ length: shown + 1 }, (_, at) => (
          <line key={`c${at}`} x1={at * CELL} x2={at * CELL} y1="0" y2={height} />
        ))}
        {Array.from({ length: ROAD_ROWS + 1 }, (_, at) => (
          <line key={`r${at}`} x1="0" x2={width} y1={at * CELL} y2={at * CELL} />
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
