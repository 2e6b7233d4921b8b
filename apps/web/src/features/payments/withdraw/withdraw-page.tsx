import { Skeleton, Tabs } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askedOrder } from '../../../shared/account-area/asked-order.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import { useLiveWithdrawals, useOwn } from './own-queries.ts';
import { PayeesTab } from './payees/payees-tab.tsx';
import { ReceiptTab } from './receipt/receipt-tab.tsx';
import { RequestTab } from './request/request-tab.tsx';
import { TABS, type WithdrawTab } from './tabs.ts';
import styles from './withdraw.module.css';

/** Money on its way out. Payments that wait for an answer come first, because their time runs. */
export const Withdraw = () => (
  <QueryRoot>
    <Opened />
  </QueryRoot>
);

const Opened = () => {
  const { data, isError, refetch } = useOwn('listConfirmations');
  useLiveWithdrawals();
  if (data === undefined)
    return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="480px" />;
  const waiting = data.parts.filter(({ state }) => state === 'CONFIRM_WAIT').length;
  return <Tabbed waiting={waiting} />;
};

const Tabbed = ({ waiting }: { waiting: number }) => {
  const { t } = useTranslation('account');
  const [tab, setTab] = useState<WithdrawTab>(() =>
    waiting > 0 && askedOrder('withdraw') === null ? 'receipt' : 'request',
  );
  const [typed, onTyped] = useState({ plain: '', chosen: '' });
  const nameOf = (value: WithdrawTab) =>
    value === 'receipt' && waiting > 0 ? (
      <>
        {t('withdraw.tabs.receipt')} <span className={styles.count}>{waiting}</span>
      </>
    ) : (
      t(`withdraw.tabs.${value}`)
    );
  return (
    <Tabs
      label={t('withdraw.tabs.label')}
      tabs={TABS.map((value) => ({ value, name: nameOf(value) }))}
      chosen={tab}
      onChoose={setTab}
    >
      <div className={styles.page}>
        {tab === 'request' && <RequestTab waiting={waiting} kept={{ typed, onTyped }} onTab={setTab} />}
        {tab === 'receipt' && <ReceiptTab />}
        {tab === 'payees' && <PayeesTab />}
      </div>
    </Tabs>
  );
};
