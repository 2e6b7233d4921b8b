import type { columnVisibilityFeature, ReactTable } from '@tanstack/react-table';

/** The table of TanStack as the parts of a ListTable hand it on. */
export type TableOf<Row extends object> = ReactTable<
  { columnVisibilityFeature: typeof columnVisibilityFeature },
  Row
>;
