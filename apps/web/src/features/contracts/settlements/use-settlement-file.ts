import { csvOf } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { serverNow } from '../../../shared/clock.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { businessDay, localStamp, type DaySpan } from '../../../shared/period/period.ts';
import { type Kind, settledWords, type Settlement } from '../use-contracts.ts';
import { queryOf, spanOfFilter, type Filter } from './filter.ts';

const HEADS = [
  'from',
  'to',
  'party',
  'volume',
  'activeMember',
  'step',
  'rate',
  'amount',
  'payment',
  'paidAmount',
  'correctionReason',
] as const;

type Cell = (settlement: Settlement) => string;

/** The settlements that a filter lets through, all pages of them, as the page shows them. */
export const useSettlementFile = (kind: Kind, filter: Filter): MakeFile => {
  const { t } = useTranslation('account');
  const cells: Readonly<Record<(typeof HEADS)[number], Cell>> = {
    from: ({ from }) => localStamp(from),
    to: ({ to }) => localStamp(to),
    party: ({ party }) => party ?? t('contracts.operator'),
    volume: ({ volume }) => volume,
    activeMember: ({ active }) => String(active),
    step: ({ tier }) => String(tier ?? ''),
    rate: ({ rate }) => rate,
    amount: ({ amount }) => amount,
    payment: (settlement) => t(`contracts.payments.${settledWords(settlement)}`),
    paidAmount: ({ payment }) => payment?.paid ?? '0.00',
    correctionReason: ({ reason }) => reason ?? '',
  };
  return async (signal, onRead) => {
    const rows = await readAll<Settlement, number>({
      first: 1,
      read: async (pageNo) => {
        const query = { ...queryOf(kind, filter), pageNo, pageSize: ROWS_A_CALL };
        const { list, totalPages } = await call('listSettlements', { query, signal });
        return { list, next: pageNo < totalPages ? pageNo + 1 : null };
      },
      onRead,
    });
    const names = HEADS.map((head) => t(`contracts.columns.${head}`));
    return {
      name: csvName('settlements', spanOfFilter(filter) ?? allDays(rows)),
      text: csvOf([names, ...rows.map((row) => HEADS.map((head) => cells[head](row)))]),
    };
  };
};

/** Without days of its own a file is named from its earliest period to today. */
const allDays = (rows: readonly Settlement[]): DaySpan => {
  const today = businessDay(serverNow());
  const earliest = rows.at(-1);
  return { from: earliest === undefined ? today : businessDay(earliest.from), to: today };
};
