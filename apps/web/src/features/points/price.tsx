import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { isNothing } from './most-of.ts';
import styles from './rewards-store.module.css';

interface PriceProps {
  points: number;
  /** Paid on top of the points. */
  amount: string;
}

/** What is asked for: points, and an amount where there is one. */
export const Price = ({ points, amount }: PriceProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{t('rewardsStore.rewards.price')}: </span>
      <b>{t('rewardsStore.rewards.pricePoints', { points: formatNumber(points) })}</b>
      {!isNothing(amount) && (
        <span>
          + <Money amount={amount} symbol={symbol} />
        </span>
      )}
    </p>
  );
};
