import { Alert, Button, Skeleton } from '@mantine/core';
import { classNames, EmptyState, Icon } from '@hintha/ui';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { explain } from '../explain.ts';
import { useTexts } from '../language.ts';
import type { Column } from './types.ts';
import styles from './list-table.module.css';
import type { ListTableProps } from './types.ts';
import type { TableOf } from './table-of.ts';

type Props<Row extends object> = ListTableProps<Row> & { readonly table: TableOf<Row> };

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

const Failed = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useTexts();
  return (
    <Alert color="cin" icon={<Icon name="warning" />} className={styles.failed} role="alert">
      <span>{explain(error)}</span>
      <Button size="compact-sm" onClick={retry}>
        {t('table.retry')}
      </Button>
    </Alert>
  );
};

const Empty = ({ text, onWiden }: { text: string; onWiden: (() => void) | undefined }) => {
  const t = useTexts();
  return (
    <EmptyState
      sign={<Icon name="search" size={32} />}
      title={t('table.empty')}
      text={text}
      action={onWiden && <Button onClick={onWiden}>{t('table.widen')}</Button>}
    />
  );
};

const classOf = <Row,>(columns: readonly Column<Row>[], id: string) =>
  columns.find((column) => column.id === id)?.figures === true ? styles.figures : undefined;

const headOf = <Row,>(columns: readonly Column<Row>[], id: string) =>
  columns.find((column) => column.id === id)?.head;

const Head = <Row extends object>({ table, columns }: Props<Row>) => (
  <thead role="rowgroup">
    <tr role="row">
      {table.getVisibleLeafColumns().map(({ id, columnDef }) => (
        <th key={id} scope="col" role="columnheader" className={classOf(columns, id)}>
          {String(columnDef.header)}
        </th>
      ))}
    </tr>
  </thead>
);

type TableRow<Row extends object> = ReturnType<TableOf<Row>['getRowModel']>['rows'][number];

const Line = <Row extends object>(props: Props<Row> & { row: TableRow<Row> }) => {
  const { table, columns, toRow, openId, urgent, row } = props;
  const navigate = useNavigate();
  const to = toRow?.(row.id);
  return (
    <tr
      role="row"
      data-open={row.id === openId || undefined}
      data-urgent={urgent?.(row.original) || undefined}
      data-link={to !== undefined || undefined}
      // The link in the first cell is what keyboard and reader use; the row is its larger target for a mouse.
      onClick={({ target }) => {
        const isControl = target instanceof Element && target.closest('a, button, input') !== null;
        if (to !== undefined && !isControl) void navigate(to);
      }}
    >
      {row.getVisibleCells().map((cell, place) => (
        <td
          key={cell.id}
          role="cell"
          className={classOf(columns, cell.column.id)}
          data-head={headOf(columns, cell.column.id)}
        >
          {place === 0 && to !== undefined ? (
            <Link to={to} data-row={row.id} className={styles.link}>
              <table.FlexRender cell={cell} />
            </Link>
          ) : (
            <table.FlexRender cell={cell} />
          )}
        </td>
      ))}
    </tr>
  );
};

/** The head of the group of a row, where the row before belongs to another. */
const headAbove = <Row extends object>({ groupOf, rows: { rows } }: Props<Row>, place: number): ReactNode => {
  const [row, before] = [rows[place], rows[place - 1]];
  if (groupOf === undefined || row === undefined) return null;
  const { id, head } = groupOf(row);
  return before !== undefined && groupOf(before).id === id ? null : head;
};

const Lines = <Row extends object>(props: Props<Row>) => {
  const span = props.table.getVisibleLeafColumns().length;
  return props.table.getRowModel().rows.map((row, place) => {
    const head = headAbove(props, place);
    return (
      <Fragment key={row.id}>
        {head !== null && (
          <tr role="row" data-group>
            <th colSpan={span} scope="colgroup" role="rowheader">
              {head}
            </th>
          </tr>
        )}
        <Line row={row} {...props} />
      </Fragment>
    );
  });
};

const Skeletons = ({ columns }: { columns: number }) =>
  SKELETON_ROWS.map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <Skeleton height={14} />
      </td>
    </tr>
  ));

/** The rows, or why there are none. */
export const TableBody = <Row extends object>(props: Props<Row>) => {
  const { table, rows, emptyText, onWiden, title } = props;
  const t = useTexts();
  const isEmpty = !rows.loading && rows.error === null && rows.rows.length === 0;
  return (
    <>
      {rows.error !== null && <Failed error={rows.error} retry={rows.retry} />}
      <div
        className={classNames(styles.scroll, rows.stale && styles.stale)}
        aria-busy={rows.loading || rows.stale}
        // What scrolls has to be in reach of the keyboard, also where no row is a link.
        role="group"
        aria-label={title}
        tabIndex={0}
      >
        {/* Roles are said, since a narrow page lays the rows out as cards, which alone would take them away. */}
        <table className={styles.table} role="table">
          <caption className="visually-hidden">{title}</caption>
          <Head {...props} />
          <tbody role="rowgroup">
            {rows.loading ? (
              <Skeletons columns={table.getVisibleLeafColumns().length} />
            ) : (
              <Lines {...props} />
            )}
          </tbody>
        </table>
        {isEmpty && <Empty text={emptyText} onWiden={onWiden} />}
        {rows.hasMore && (
          <Button className={styles.more} loading={rows.loadingMore} onClick={rows.loadMore}>
            {t('table.more')}
          </Button>
        )}
      </div>
    </>
  );
};
