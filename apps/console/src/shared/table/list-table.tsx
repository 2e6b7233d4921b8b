import { useMemo, useRef } from 'react';
import {
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table';
import { useTexts } from '../language.ts';
import { useKeys } from '../keys/keys.ts';
import type { Column, ListTableProps } from './types.ts';
import styles from './list-table.module.css';
import { SavedViews } from './saved-views.tsx';
import { TableBody } from './table-body.tsx';
import { TableTools } from './table-tools.tsx';
import { useLook } from './use-look.ts';
import { useRowMoves } from './use-row-moves.ts';

export const FEATURES = tableFeatures({ columnVisibilityFeature });

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
