import type { ReactNode } from 'react';
import type { Rows } from './use-rows.ts';

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

export interface ListTableProps<Row> {
  /** What its look is kept under, and its exported file is called. */
  readonly name: string;
  readonly title: string;
  /** At module scope or memoised. */
  readonly columns: readonly Column<Row>[];
  readonly rows: Rows<Row>;
  readonly idOf: (row: Row) => string;
  /** The address of a row's drawer; rows without one are not links. */
  readonly toRow?: (id: string) => string;
  readonly openId?: string | undefined;
  /** Tabs above the filters. */
  readonly views?: ReactNode;
  readonly filters?: ReactNode;
  /** Why there may be nothing to see. */
  readonly emptyText: string;
  /** Takes the filters away; offered when nothing is found. */
  readonly onWiden?: (() => void) | undefined;
  /** Whether it is a part of a page that has a title of its own; then its filters are not kept either. */
  readonly inner?: boolean;
  /** What stands above the first row of each group; rows of a group come one after another. */
  readonly groupOf?: (row: Row) => { readonly id: string; readonly head: ReactNode };
  /** A row that needs looking at before others. */
  readonly urgent?: (row: Row) => boolean;
}
