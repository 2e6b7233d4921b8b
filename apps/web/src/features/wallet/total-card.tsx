import { Button, IconButton, Money } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hideBalance, refreshBalance, useBalance } from '../../shared/balance.ts';
import { explain } from '../../shared/explain.ts';
import { openModal } from '../../shared/modals.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { showToast } from '../../shared/toasts.ts';
import styles from './wallet.module.css';

interface TotalCardProps {
  total: string;
  onRefresh: () => Promise<unknown>;
}

/** Everything together, with the ways in and out. */
export const TotalCard = ({ total, onRefresh }: TotalCardProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { hidden } = useBalance();
  const [asking, setAsking] = useState(false);
  const refresh = async () => {
    setAsking(true);
    try {
      await onRefresh();
      await refreshBalance();
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <section className={styles.total} aria-labelledby="wallet-total">
      <h3 id="wallet-total" className={styles.title}>
        {t('wallet.total')}
      </h3>
      <div className={styles.sum}>
        <Money amount={total} symbol={symbol} hidden={hidden} hiddenLabel={t('wallet.hiddenAmount')} />
        <span className={styles.controls}>
          <IconButton
            icon={hidden ? 'eye' : 'eye-off'}
            aria-label={t(hidden ? 'wallet.show' : 'wallet.hide')}
            onClick={() => hideBalance(!hidden)}
          />
          <IconButton
            icon="refresh"
            className={asking ? styles.turning : undefined}
            aria-label={t('wallet.refresh')}
            aria-busy={asking}
            onClick={() => void refresh()}
          />
        </span>
      </div>
      <div className={styles.ways}>
        <Button look="gold" onClick={() => openModal({ name: 'account-area', page: 'depositv2' })}>
          {t('menu.deposit')}
        </Button>
        <Button look="line" onClick={() => openModal({ name: 'account-area', page: 'withdraw' })}>
          {t('menu.withdraw')}
        </Button>
      </div>
    </section>
  );
};
