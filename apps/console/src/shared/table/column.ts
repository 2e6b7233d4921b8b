import type { ReactNode } from 'react';

/** One column of a list. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column says in an exported file; without it the column is left out there. */
  readonly text?: (row: Row) => string;
  /** Figures stand at the end, in digits of one width. */
  readonly figures?: boolean;
  /** Not shown until somebody picks it. */
  readonly hidden?: boolean;
}
