import { Button, EmptyState, Money, Skeleton } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../../shared/clock.ts';
import { formatTime } from '../../../../shared/format/format-time.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { Timeline } from '../../../../shared/parts/timeline.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { stateAt } from '../../../../shared/deposits/open-order.ts';
import { StateTag } from '../history/state-tag.tsx';
import { statusHistory } from '../history/status-history.ts';
import { Turnover } from '../history/turnover.tsx';
import { MethodMark } from '../marks/method-mark.tsx';
import { useDeposit, useRefreshList, type Deposit } from '../use-deposits.ts';
import styles from './pay.module.css';
import { PayPart } from './pay-part.tsx';
import { sayOf } from './say-of.ts';
import { Slips } from './slips.tsx';

interface OrderViewProps {
  id: string;
  onNew: () => void;
}

/** One deposit: what is to be paid where, and what has become of it. */
export const OrderView = ({ id, onNew }: OrderViewProps) => {
  const { t } = useTranslation();
  const { t: say } = useTranslation('account');
  const { data, isError, refetch } = useDeposit(id);
  const refreshList = useRefreshList();
  const state = data?.state;
  useEffect(refreshList, [state, refreshList]);
  if (data !== undefined) return <Order deposit={data} onNew={onNew} />;
  if (!isError) return <Skeleton height="320px" />;
  return (
    <div role="alert">
      <EmptyState
        title={say('deposit.orderFailed')}
        action={<Button onClick={() => void refetch()}>{t('failures.retry')}</Button>}
      />
      <Button onClick={onNew}>{say('deposit.newDeposit')}</Button>
    </div>
  );
};

interface OrderProps {
  deposit: Deposit;
  onNew: () => void;
}

const Order = ({ deposit, onNew }: OrderProps) => {
  const { t } = useTranslation('account');
  const state = stateAt(deposit, useServerNow(1000));
  return (
    <section className={styles.order} aria-label={deposit.orderNo}>
      <Head deposit={deposit} state={state} />
      <PayPart deposit={deposit} state={state} />
      <Slips deposit={deposit} state={state} />
      <div className={styles.history}>
        <h3 className={styles.heading}>{t('deposit.history')}</h3>
        <StatusHistory deposit={deposit} state={state} />
      </div>
      {state === 'CREDITED' && <Turnover orderNo={deposit.orderNo} />}
      <Button className={styles.again} onClick={onNew}>
        {t('deposit.newDeposit')}
      </Button>
    </section>
  );
};

interface StandingProps {
  deposit: Deposit;
  state: Deposit['state'];
}

const Head = ({ deposit, state }: StandingProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const amount = deposit.credited ?? deposit.payAmount;
  return (
    <header className={styles.head}>
      <p className={styles.line}>
        <MethodMark
          method={{ id: deposit.methodId, name: deposit.methodName, type: deposit.type }}
          size={28}
        />
        <span className={styles.method}>{deposit.methodName}</span>
        <StateTag state={state} />
      </p>
      <p className={styles.sum}>
        <Money amount={amount} symbol={symbol} />
      </p>
      <p className={styles.number}>
        {t('deposit.order')} <span className="num">{deposit.orderNo}</span>
      </p>
      <div role="status" className={styles.says}>
        <p>{t(`deposit.says.${sayOf(deposit.type, state)}`, { amount: formatMoney(amount, symbol) })}</p>
        {deposit.reason !== null && <p>{t(`deposit.reasons.${deposit.reason}`)}</p>}
      </div>
    </header>
  );
};

const StatusHistory = ({ deposit, state }: StandingProps) => {
  const { t } = useTranslation('account');
  const steps = statusHistory(deposit, state).map((step) => ({
    ...step,
    name: t(`deposit.steps.${step.key}`),
    ...(step.key === 'pay'
      ? { note: t('deposit.steps.payBy', { time: formatTime(deposit.expiresAt) }) }
      : {}),
  }));
  return <Timeline label={t('deposit.history')} steps={steps} />;
};
