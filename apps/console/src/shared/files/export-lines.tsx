import { Button } from '@mantine/core';
import { csvOf, Icon, saveFile } from '@hintha/ui';
import { useState } from 'react';
import { explain } from '../explain.ts';
import { useTexts } from '../language.ts';
import { showToast } from '../toasts.ts';

interface Props {
  readonly label: string;
  /** The file is called after it. */
  readonly name: string;
  readonly head: readonly string[];
  readonly read: () => Promise<readonly (readonly string[])[]>;
}

/** Saves lines as a file that a spreadsheet opens, every line of every row. */
export const ExportLines = ({ label, name, head, read }: Props) => {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const lines = await read();
      saveFile(`hintha-${name}.csv`, 'text/csv;charset=utf-8', csvOf([head, ...lines]));
      showToast('success', t('table.exported', { count: lines.length }));
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="xs"
      leftSection={<Icon name="download" size={16} />}
      loading={busy}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
};
