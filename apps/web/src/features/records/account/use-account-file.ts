import { call } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useAccountCsv } from '../../../shared/records/use-account-csv.ts';
import { queryOf, type AccountFilter } from '../../../shared/records/account-filter.ts';

/** Writes down every movement that a filter lets through. */
export const useAccountFile = (filter: AccountFilter): MakeFile => {
  const language = useLanguage((chosen) => chosen.language);
  const csvOf = useAccountCsv();
  return async (signal, onRead) => {
    const query = { ...queryOf(filter), language, pageSize: ROWS_A_CALL };
    const read = async (before: string) =>
      call('listAccountRecord', { query: { ...query, ...(before !== '' && { before }) }, signal });
    const lines = await readAll({ first: '', read, onRead });
    return { name: csvName('account', filter.span), text: csvOf(lines) };
  };
};
