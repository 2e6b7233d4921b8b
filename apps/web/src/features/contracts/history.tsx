import { Button, csvOf, EmptyState, saveFile } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/format.ts';
import { PageTurner } from '../../shared/lists/page-turner.tsx';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { AmountBars } from './amount-bars.tsx';
import styles from './contracts.module.css';
import { type Kind, paymentWords, type Settlement, useSettlements } from './use-contracts.ts';
import { Working } from './working.tsx';

/** What periods came to, as a picture and as a list that shows its working; what is shown can be taken along. */
export const History = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('account');
  const [page, setPage] = useState(1);
  const read = useSettlements(kind, page);
  const words = {
    waiting: t('contracts.waiting'),
    failedTitle: t('contracts.failedTitle'),
    failedText: t('contracts.failedText'),
  };
  return (
    <section className={styles.section} aria-label={t('contracts.history')}>
      <h3>{t('contracts.history')}</h3>
      <ReadList read={read} words={words}>
        {({ list, totalPages }) =>
          list.length === 0 ? (
            <EmptyState title={t('contracts.historyNone')} text="" />
          ) : (
            <>
              <AmountBars settlements={list.filter(({ direction }) => direction === 'UP')} />
              <ul className={styles.rows}>
                {list.map((settlement) => (
                  <Row key={settlement.id} settlement={settlement} />
                ))}
              </ul>
              <div className={styles.actions}>
                <PageTurner page={page} pages={totalPages} onTurn={setPage} />
                <ExportButton list={list} />
              </div>
            </>
          )
        }
      </ReadList>
    </section>
  );
};

const ExportButton = ({ list }: { list: readonly Settlement[] }) => {
  const { t } = useTranslation('account');
  const save = () => {
    const head = ['period', 'volume', 'activeMember', 'rate', 'amount', 'payment'] as const;
    const rows = list.map(({ period, volume, active, rate, amount, payment }) => [
      period,
      volume,
      String(active),
      rate,
      amount,
      t(`contracts.payments.${paymentWords(payment?.state)}`),
    ]);
    const names = head.map((name) => t(`contracts.${name}`));
    saveFile('hintha-settlements.csv', 'text/csv;charset=utf-8', csvOf([names, ...rows]));
  };
  return <Button onClick={save}>{t('contracts.export')}</Button>;
};

const Row = ({ settlement }: { settlement: Settlement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [isOpen, setOpen] = useState(false);
  const { direction, period, amount, payment, rate } = settlement;
  const party = settlement.party ?? t('contracts.operator');
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b>{period}</b>
        <b className="num">{formatMoney(amount, symbol)}</b>
      </div>
      <p className={styles.note}>
        {t(direction === 'UP' ? 'contracts.from' : 'contracts.to', { party })} · {rate} % ·{' '}
        {t(`contracts.payments.${paymentWords(payment?.state)}`)}
      </p>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('contracts.working')}
      </Button>
      {isOpen && <Working settlement={settlement} />}
    </li>
  );
};
