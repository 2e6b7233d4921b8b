import { useMemo, useRef, type ReactNode } from 'react';
import {
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table';
import { useTexts } from '../language.ts';
import { useKeys } from '../keys/keys.ts';
import type { Column } from './column.ts';
import styles from './list-table.module.css';
import { SavedViews } from './saved-views.tsx';
import { TableBody } from './table-body.tsx';
import { TableTools } from './table-tools.tsx';
import { useLook } from './use-look.ts';
import { useRowMoves } from './use-row-moves.ts';
import type { Rows } from './use-rows.ts';

export const FEATURES = tableFeatures({ columnVisibilityFeature });

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
  /** A row that needs looking at before others. */
  readonly urgent?: (row: Row) => boolean;
}

const useColumns = <Row extends object>(columns: readonly Column<Row>[]) =>
  useMemo(
    () =>
      columns.map(({ id, head, cell }): ColumnDef<typeof FEATURES, Row> => ({
        id,
        header: head,
        cell: ({ row }) => cell(row.original),
      })),
    [columns],
  );

/** A list with filters, columns to pick, two densities, an export and a keyboard of its own. */
export const ListTable = <Row extends object>(props: ListTableProps<Row>) => {
  const { name, title, columns, rows, idOf, openId, toRow } = props;
  const t = useTexts();
  const Heading = props.inner === true ? 'h2' : 'h1';
  const container = useRef<HTMLElement>(null);
  const look = useLook(name);
  const visibility = useMemo(
    () => ({
      ...Object.fromEntries(columns.map(({ id, hidden }) => [id, hidden !== true])),
      ...look.columns,
    }),
    [columns, look.columns],
  );
  const table = useTable({
    features: FEATURES,
    columns: useColumns(columns),
    data: rows.rows,
    getRowId: idOf,
    state: { columnVisibility: visibility },
    onColumnVisibilityChange: (next: Updater<Record<string, boolean>>) =>
      look.setColumns(typeof next === 'function' ? next(visibility) : next),
  });
  const move = useRowMoves({ container, rows, idOf, openId, toRow });
  useKeys([
    { keys: 'j', name: t('table.keyDown'), run: () => move(1) },
    { keys: 'k', name: t('table.keyUp'), run: () => move(-1) },
    { keys: 'ArrowDown', name: t('table.keyDown'), run: () => move(1) },
    { keys: 'ArrowUp', name: t('table.keyUp'), run: () => move(-1) },
  ]);
  return (
    <section ref={container} className={styles.container} data-density={look.density} aria-label={title}>
      <header className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <TableTools name={name} table={table} columns={columns} rows={rows} look={look} />
      </header>
      {props.inner !== true && <SavedViews page={name} />}
      {props.views}
      {props.filters !== undefined && <div className={styles.filters}>{props.filters}</div>}
      <TableBody table={table} {...props} />
    </section>
  );
};
