import { Button, Money, Skeleton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../../shared/parts/drawer.tsx';
import { Detail } from '../../../../shared/parts/detail.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { ListFailed } from '../../../../shared/parts/list-failed.tsx';
import { useWithdrawal, type WholeWithdrawal } from '../own-queries.ts';
import { usePayeeName } from '../payees/use-payee-name.ts';
import { StateTag } from './state-tag.tsx';
import styles from './history.module.css';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

interface HistoryDrawerProps {
  id: string;
  /** Leads to where payments are confirmed. */
  onReceipt: () => void;
  onClose: () => void;
}

/** The history of one withdrawal: what it is, what has happened, and who is waited for. */
export const HistoryDrawer = ({ id, onReceipt, onClose }: HistoryDrawerProps) => {
  const { t } = useTranslation('account');
  const { data, isError, refetch } = useWithdrawal(id);
  return (
    <Drawer title={t('withdraw.history.title')} closeLabel={t('withdraw.close')} onClose={onClose}>
      {data === undefined && !isError && <Skeleton height="320px" />}
      {data === undefined && isError && <ListFailed onRetry={() => void refetch()} />}
      {data !== undefined && (
        <WithdrawalHistory withdrawal={data}>
          {data.waitsFor === 'answer' && (
            <Button look="gold" wide onClick={onReceipt}>
              {t('withdraw.history.toReceipt')}
            </Button>
          )}
          <Button wide onClick={onClose}>
            {t('withdraw.close')}
          </Button>
        </WithdrawalHistory>
      )}
    </Drawer>
  );
};

const WithdrawalHistory = ({
  withdrawal,
  children,
}: {
  withdrawal: WholeWithdrawal;
  children: ReactNode;
}) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const nameOf = usePayeeName();
  const { id, state, amount, fee, payable, paid, payee, rejectReason } = withdrawal;
  const amounts = { amount, fee, payable, paid };
  return (
    <div className={styles.history}>
      <p role="status">
        <StateTag state={state} />
      </p>
      {rejectReason !== null && <p className={styles.reason}>{t(`withdraw.rejected.${rejectReason}`)}</p>}
      <dl>
        <Detail name={t('withdraw.history.number')}>
          <span className="num">{id}</span>
        </Detail>
        <Detail name={t('withdraw.history.to')}>
          {nameOf(payee)} · {payee.name}
        </Detail>
        {(['amount', 'fee', 'payable', 'paid'] as const).map((name) => (
          <Detail key={name} name={t(`withdraw.history.${name}`)}>
            <Money amount={amounts[name]} symbol={symbol} />
          </Detail>
        ))}
      </dl>
      <h3>{t('withdraw.history.timeline')}</h3>
      <WithdrawalTimeline withdrawal={withdrawal} />
      {children}
    </div>
  );
};
