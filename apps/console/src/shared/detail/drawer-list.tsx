import type { ReactNode } from 'react';
import type { ListTableProps } from '../table/types.ts';
import { ListTable } from '../table/list-table.tsx';
import { explain } from '../explain.ts';
import { AbsentRow } from './absent-row.tsx';
import { ListPage } from './list-page.tsx';
import { useDrawer } from './use-drawer.ts';

type Props<Row> = Omit<ListTableProps<Row>, 'toRow' | 'openId'> & {
  /** The address of the list; that of a row's drawer stands under it. */
  readonly path: string;
  /** What is said of a row that is not in the list. */
  readonly gone: string;
  readonly renderDetail: (row: Row, close: () => void) => ReactNode;
};

/** A page that is a list, with the drawer of one of its rows. */
export const DrawerList = <Row extends object>({ path, gone, renderDetail, ...list }: Props<Row>) => {
  const { openId, toRow, close } = useDrawer(path);
  const { rows, idOf } = list;
  const open = rows.rows.find((row) => idOf(row) === openId);
  const drawer =
    open === undefined ? (
      <AbsentRow
        id={openId ?? ''}
        loading={rows.loading}
        gone={rows.first === undefined && rows.error !== null ? explain(rows.error) : gone}
        onClose={close}
      />
    ) : (
      renderDetail(open, close)
    );
  return (
    <ListPage detail={openId !== undefined && drawer}>
      <ListTable {...list} toRow={toRow} openId={openId} />
    </ListPage>
  );
};
