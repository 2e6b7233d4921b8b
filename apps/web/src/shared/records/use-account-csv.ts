import type { records } from '@hintha/contract';
import { useTranslation } from 'react-i18next';
import { accountCsv } from './account-csv.ts';
import { useBetWords } from './use-bet-words.ts';
import { useKindName } from './use-kind-name.ts';

/** Movements as a CSV file in the words of the page. */
export const useAccountCsv = (): ((lines: readonly records.RecordedLine[]) => string) => {
  const { t } = useTranslation('account');
  const { t: site } = useTranslation();
  const words = { kindName: useKindName(), betWords: useBetWords() };
  const heads = [
    t('accountRecord.time'),
    t('accountRecord.kind'),
    site('records.game'),
    t('accountRecord.reference'),
    t('accountRecord.amount'),
    t('accountRecord.balance'),
  ];
  return (lines) => accountCsv(lines, { heads, ...words });
};
