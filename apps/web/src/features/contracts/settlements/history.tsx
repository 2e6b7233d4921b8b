import { addMoney, formatAmount, negateMoney } from '@hintha/money';
import { Button, EmptyState } from '@hintha/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { signedMoney } from '../../../shared/money/signed-money.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import record from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import styles from '../contracts.module.css';
import { type Kind, useListWords, useSettlements } from '../use-contracts.ts';
import { AmountColumns } from './amount-columns.tsx';
import { queryOf, useFilter, type Filter } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';
import { SettlementRows } from './settlement-rows.tsx';
import { useSettlementFile } from './use-settlement-file.ts';

/** What periods came to, as a picture and as a list that shows its working; what the filter lets through can be saved. */
export const History = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('account');
  const titleId = useId();
  const { filter, change } = useFilter();
  return (
    <section className={`${styles.section} ${record.record}`} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('contracts.history')}</h3>
      <FilterFields filter={filter} onChange={change} />
      {/* Another filter begins at its first page. */}
      <Found key={JSON.stringify(filter)} kind={kind} filter={filter} onAll={() => change({ days: 'all' })} />
    </section>
  );
};

interface FoundProps {
  kind: Kind;
  filter: Filter;
  onAll: () => void;
}

const Found = ({ kind, filter, onAll }: FoundProps) => {
  const { t } = useTranslation('account');
  const [page, setPage] = useState(1);
  const read = useSettlements(queryOf(kind, filter), page);
  const words = useListWords(read.error);
  const all = <Button onClick={onAll}>{t('contracts.showAllDays')}</Button>;
  return (
    <ReadList read={read} words={words}>
      {(found) =>
        found.list.length === 0 ? (
          <EmptyState
            title={t('contracts.historyNone')}
            text={t('contracts.historyNoneText')}
            action={filter.days === 'all' ? undefined : all}
          />
        ) : (
          <Shown kind={kind} filter={filter} found={found} page={page} onPage={setPage} />
        )
      }
    </ReadList>
  );
};

interface ShownProps extends Omit<FoundProps, 'onAll'> {
  found: Reply<'listSettlements'>;
  page: number;
  onPage: (page: number) => void;
}

const Shown = ({ kind, filter, found, page, onPage }: ShownProps) => {
  const { t } = useTranslation('account');
  const { list, total, totalPages, amount, paid } = found;
  const makeFile = useSettlementFile(kind, filter);
  return (
    <div className={styles.section}>
      <Sums
        title={t(`contracts.directions.${filter.direction}`)}
        sums={[
          { name: t('contracts.amount'), amount },
          { name: t('contracts.payments.PAID'), amount: paid },
          {
            name: t('contracts.stillOpen'),
            amount: formatAmount(addMoney(signedMoney(amount), negateMoney(signedMoney(paid)))),
          },
        ]}
      />
      <AmountColumns kind={kind} settlements={list} />
      <SettlementRows kind={kind} settlements={list} />
      <div className={record.foot}>
        {totalPages > 1 && <PageTurner page={page} pages={totalPages} onTurn={onPage} />}
        <ExportButton total={total} makeFile={makeFile} />
      </div>
    </div>
  );
};
