import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../../shared/balance.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import styles from './request.module.css';

/** What there is to take out, and what of the account is held already. */
export const BalanceCard = () => {
  const { t } = useTranslation('account');
  const { available, held } = useBalance();
  const symbol = useCurrencySymbol();
  return (
    <dl className={styles.balance}>
      <div className={styles.free}>
        <dt>{t('withdraw.available')}</dt>
        <dd>{available === null ? '—' : <Money amount={available} symbol={symbol} />}</dd>
      </div>
      <div>
        <dt>{t('withdraw.held')}</dt>
        <dd>{held === null ? '—' : <Money amount={held} symbol={symbol} />}</dd>
      </div>
    </dl>
  );
};
