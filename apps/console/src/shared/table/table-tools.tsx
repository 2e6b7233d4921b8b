import { ActionIcon, Button, Checkbox, Menu, Popover, Stack, Tooltip } from '@mantine/core';
import { csvOf, Icon, saveFile } from '@hintha/ui';
import { useState } from 'react';
import { explain } from '../explain.ts';
import { useTexts } from '../language.ts';
import { showToast } from '../toasts.ts';
import type { Column } from './types.ts';
import styles from './list-table.module.css';
import type { TableOf } from './table-of.ts';
import type { useLook } from './use-look.ts';
import type { Rows } from './use-rows.ts';

interface Props<Row extends object> {
  readonly name: string;
  readonly table: TableOf<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rows: Rows<Row>;
  readonly look: ReturnType<typeof useLook>;
}

/** A file with more rows is asked of the reports, not of a list. */
const MOST_ROWS = 10_000;

const toLine =
  <Row,>(columns: readonly Column<Row>[]) =>
  (row: Row): string[] =>
    columns.flatMap(({ text }) => (text === undefined ? [] : [text(row)]));

const useExport = <Row extends object>({ name, columns, rows }: Props<Row>) => {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const all = await rows.readAll(MOST_ROWS);
      const exported = columns.filter(({ text }) => text !== undefined);
      saveFile(
        `hintha-${name}-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv;charset=utf-8',
        csvOf([exported.map(({ head }) => head), ...all.map(toLine(exported))]),
      );
      showToast('success', t('table.exported', { count: all.length }));
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: () => void run() };
};

const ColumnPicker = <Row extends object>({ table }: { table: TableOf<Row> }) => {
  const t = useTexts();
  return (
    <Popover position="bottom-end" trapFocus withRoles>
      <Popover.Target>
        <Button size="xs" leftSection={<Icon name="grid" size={16} />}>
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.columns')}>
        <Stack gap={8}>
          {table.getAllLeafColumns().map((column, place) => (
            <Checkbox
              key={column.id}
              label={String(column.columnDef.header)}
              checked={column.getIsVisible()}
              // The first column holds the link of the row.
              disabled={place === 0}
              onChange={column.getToggleVisibilityHandler()}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};

/** What can be done with a list as a whole. */
export const TableTools = <Row extends object>(props: Props<Row>) => {
  const { table, rows, look } = props;
  const t = useTexts();
  const file = useExport(props);
  return (
    <div className={styles.tools}>
      <span className={styles.count} aria-live="polite">
        {rows.hasMore
          ? t('table.countMore', { count: rows.rows.length })
          : t('table.count', { count: rows.rows.length })}
      </span>
      <Tooltip label={t('table.refresh')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={t('table.refresh')}
          onClick={rows.retry}
        >
          <Icon name="refresh" size={18} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" className={styles.wide} leftSection={<Icon name="menu" size={16} />}>
            {t('table.density')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['compact', 'wide'] as const).map((density) => (
            <Menu.Item
              key={density}
              rightSection={look.density === density ? <Icon name="check" size={16} /> : null}
              onClick={() => look.setDensity(density)}
            >
              {t(`table.densities.${density}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ColumnPicker table={table} />
      <Button
        size="xs"
        leftSection={<Icon name="download" size={16} />}
        loading={file.busy}
        onClick={file.run}
      >
        {t('table.export')}
      </Button>
    </div>
  );
};
