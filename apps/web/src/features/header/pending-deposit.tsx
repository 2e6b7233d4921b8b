import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../shared/api.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { openModal } from '../../shared/modals.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './pending-deposit.module.css';

/** That a deposit is on its way, and the way to it. */
export const PendingDeposit = ({ deposit }: { deposit: Reply<'readDeposit'> }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const name = t('deposit.onItsWay', { amount: formatMoney(deposit.amount, symbol) });
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={name}
      title={name}
      onClick={() => openModal({ name: 'account-area', page: 'depositv2', order: deposit.id })}
    >
      <Icon name="clock" size={16} />
      <span className={styles.word}>{t('deposit.pending')}</span>
    </button>
  );
};
