import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { openDeposit } from '../../../shared/gate.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './betting.module.css';

/** The wallet has not enough for the amount; the deposit is one step away. */
export const Short = ({ lacks }: { lacks: string }) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  return (
    <p className={styles.waiting} role="status">
      <span>{t('betting.lacks', { amount: formatMoney(lacks, symbol) })}</span>
      <Button look="soft" onClick={openDeposit}>
        {t('betting.deposit')}
      </Button>
    </p>
  );
};
