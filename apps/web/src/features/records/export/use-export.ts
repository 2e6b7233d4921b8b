import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { showToast } from '../../../shared/toasts.ts';
import { queryOf, type BetFilter } from '../bet-filter.ts';
import { betsCsv, csvName } from './bets-csv.ts';
import { saveFile } from './save-file.ts';
import type { Bet } from '../use-bets.ts';

const PAGE_SIZE = 100;
/** More rows would hold the page for minutes; a shorter period makes a second file. */
export const MOST_ROWS = 10_000;

const readAll = async (
  filter: BetFilter,
  language: string,
  onRead: (done: number) => void,
): Promise<Bet[]> => {
  // A bet that is placed meanwhile pushes the others on, so that one may come twice.
  const bets = new Map<string, Bet>();
  const query = { ...queryOf(filter), language, pageSize: PAGE_SIZE };
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { list, totalPages } = await call('listBets', { query: { ...query, pageNo } });
    for (const bet of list) bets.set(bet.id, bet);
    pages = Math.min(totalPages, MOST_ROWS / PAGE_SIZE);
    onRead(bets.size);
  }
  return [...bets.values()];
};

/** Saves everything that a filter lets through, not only the page on the screen. */
export const useExport = (filter: BetFilter, language: string) => {
  const { t } = useTranslation();
  const [done, setDone] = useState<number | null>(null);
  const run = async () => {
    setDone(0);
    try {
      const bets = await readAll(filter, language, setDone);
      const heads = [
        t('records.placed'),
        t('records.game'),
        t('records.vendor'),
        t('records.round'),
        t('records.stake'),
        t('records.payout'),
        t('records.profit'),
        t('records.state'),
        t('records.settled'),
      ];
      const states = t('records.states', { returnObjects: true });
      saveFile(csvName(filter.span), 'text/csv;charset=utf-8', betsCsv(bets, { heads, states }));
    } catch (error) {
      showToast('error', `${t('records.exportFailed')} ${explain(error)}`);
    } finally {
      setDone(null);
    }
  };
  return { done, run };
};
