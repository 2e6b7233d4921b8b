import { EmptyState, Icon, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { Withdrawal } from '../own-queries.ts';
import { usePayeeName } from '../payees/use-payee-name.ts';
import { StateTag } from './state-tag.tsx';
import styles from './history.module.css';

interface WithdrawalListProps {
  list: readonly Withdrawal[];
  onOpen: (id: string) => void;
}

/** The withdrawals of the member, newest first; each opens to its history. */
export const WithdrawalList = ({ list, onOpen }: WithdrawalListProps) => {
  const { t } = useTranslation('account');
  const nameOf = usePayeeName();
  const symbol = useCurrencySymbol();
  if (list.length === 0)
    return <EmptyState title={t('withdraw.list.emptyTitle')} text={t('withdraw.list.emptyText')} />;
  return (
    <ul className={styles.list}>
      {list.map(({ id, amount, state, payee, requestedAt }) => (
        <li key={id}>
          <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(id)}>
            <span className={styles.words}>
              <Money amount={amount} symbol={symbol} className={styles.amount} />
              <span className={styles.small}>
                {nameOf(payee)} · <span className="num">{formatMoment(requestedAt)}</span>
              </span>
            </span>
            <StateTag state={state} />
            <Icon name="chevron-right" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
};
