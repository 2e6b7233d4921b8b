import { Button, EmptyState, Icon, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../shared/clock.ts';
import { formatMoment } from '../../../../shared/format/format-time.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { stateAt } from '../../../../shared/deposits/open-order.ts';
import type { Deposit } from '../use-deposits.ts';
import { StateTag } from './state-tag.tsx';
import styles from './history.module.css';

interface RecentDepositsProps {
  list: readonly Deposit[];
  opened: string | null;
  onOpen: (id: string) => void;
  /** Left out when there are no more. */
  onMore?: () => void;
}

/** What was ordered lately, newest first; each opens. */
export const RecentDeposits = ({ list, opened, onOpen, onMore }: RecentDepositsProps) => {
  const { t } = useTranslation('account');
  return (
    <section className={styles.recent}>
      <h3 className={styles.heading}>{t('deposit.recent')}</h3>
      {list.length === 0 && <EmptyState title={t('deposit.noneTitle')} text={t('deposit.noneText')} />}
      <ul className={styles.list}>
        {list.map((deposit) => (
          <li key={deposit.id}>
            <Row deposit={deposit} opened={deposit.id === opened} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {onMore !== undefined && <Button onClick={onMore}>{t('deposit.more')}</Button>}
    </section>
  );
};

interface RowProps {
  deposit: Deposit;
  opened: boolean;
  onOpen: (id: string) => void;
}

const Row = ({ deposit, opened, onOpen }: RowProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { id, methodName, createdAt, payAmount, credited } = deposit;
  const amount = credited ?? payAmount;
  const state = stateAt(deposit, serverNow());
  const time = formatMoment(createdAt);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={opened ? 'true' : undefined}
      onClick={() => onOpen(id)}
    >
      <span className="visually-hidden">
        {t('deposit.open', { method: methodName, amount: formatMoney(amount, symbol), time })},{' '}
        {t(`deposit.states.${state}`)}
      </span>
      <span className={styles.what} aria-hidden>
        <b>{methodName}</b>
        <span className={`${styles.when} num`}>{time}</span>
      </span>
      <span className={styles.sum} aria-hidden>
        <Money amount={amount} symbol={symbol} />
        <StateTag state={state} />
      </span>
      <Icon name="chevron-right" size={18} />
    </button>
  );
};
