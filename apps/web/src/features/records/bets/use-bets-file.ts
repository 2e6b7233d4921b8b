import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { useOnWords } from '../../../shared/records/use-bet-words.ts';
import { queryOf, type BetFilter } from './bet-filter.ts';
import { betsCsv } from './bets-csv.ts';

/** Writes down every bet that a filter lets through. */
export const useBetsFile = (filter: BetFilter, language: string): MakeFile => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const onOf = useOnWords();
  return async (signal, onRead) => {
    const query = { ...queryOf(filter), language, pageSize: ROWS_A_CALL };
    const read = async (pageNo: number) => {
      const { list, totalPages } = await call('listBets', { query: { ...query, pageNo }, signal });
      return { list, next: pageNo < totalPages ? pageNo + 1 : null };
    };
    const bets = await readAll({ first: 1, read, onRead });
    const heads = [
      t('records.placed'),
      t('records.game'),
      t('records.selections'),
      t('records.vendor'),
      t('records.round'),
      t('records.stake'),
      t('records.payout'),
      t('records.profit'),
      t('records.state'),
      t('records.settled'),
      c('accountRecord.playedFrom'),
    ];
    const states = t('records.states', { returnObjects: true });
    const wallets = { main: c('wallet.main'), game: c('accountRecord.gameWallet') };
    return { name: csvName('bets', filter.span), text: betsCsv(bets, { heads, states, wallets, onOf }) };
  };
};
