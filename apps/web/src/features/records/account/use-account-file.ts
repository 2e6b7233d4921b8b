import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { useKindName } from '../../../shared/records/use-kind-name.ts';
import { accountCsv } from '../../../shared/records/account-csv.ts';
import { queryOf, type AccountFilter } from '../../../shared/records/account-filter.ts';

/** Writes down every movement that a filter lets through. */
export const useAccountFile = (filter: AccountFilter): MakeFile => {
  const { t } = useTranslation('account');
  const kindName = useKindName();
  return async (signal, onRead) => {
    const query = { ...queryOf(filter), pageSize: ROWS_A_CALL };
    const read = async (before: string) =>
      call('listAccountRecord', { query: { ...query, ...(before !== '' && { before }) }, signal });
    const lines = await readAll({ first: '', read, onRead });
    const heads = [
      t('accountRecord.time'),
      t('accountRecord.kind'),
      t('accountRecord.reference'),
      t('accountRecord.amount'),
      t('accountRecord.balance'),
    ];
    return { name: csvName('account', filter.span), text: accountCsv(lines, { heads, kindName }) };
  };
};
