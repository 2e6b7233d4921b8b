import { saveFile } from '@hintha/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../explain.ts';
import { showToast } from '../toasts.ts';

interface CsvFile {
  name: string;
  text: string;
}

/** Reads all that a filter lets through and writes it down; it stops when the signal says so. */
export type MakeFile = (signal: AbortSignal, onRead: (done: number) => void) => Promise<CsvFile>;

/** Saves everything that a filter lets through, not only the page on the screen. */
export const useExport = (makeFile: MakeFile) => {
  const { t } = useTranslation();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async () => {
    const { signal } = (running.current = new AbortController());
    setDone(0);
    try {
      const { name, text } = await makeFile(signal, setDone);
      saveFile(name, 'text/csv;charset=utf-8', text);
    } catch (error) {
      if (!signal.aborted) showToast('error', `${t('records.exportFailed')} ${explain(error)}`);
    } finally {
      setDone(null);
    }
  };
  return { done, run, cancel: () => running.current?.abort() };
};
