import { useTranslation } from 'react-i18next';
import styles from './contracts.module.css';
import type { Settlement } from './use-contracts.ts';

const HEIGHT = 80;
const STEP = 14;
const WIDE = 10;

/** What the last periods came to, the latest on the right; the list below says the same in figures. */
export const AmountBars = ({ settlements }: { settlements: readonly Settlement[] }) => {
  const { t } = useTranslation('account');
  if (settlements.length < 2) return null;
  const amounts = settlements
    .toReversed()
    .map(({ id, amount }) => ({ id, amount: Math.max(0, Number(amount)) }));
  const most = Math.max(1, ...amounts.map(({ amount }) => amount));
  return (
    <svg
      role="img"
      aria-label={t('contracts.chart')}
      className={styles.chart}
      viewBox={`0 0 ${amounts.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      height={HEIGHT}
    >
      {amounts.map(({ id, amount }, place) => {
        const height = Math.max(1, (amount / most) * HEIGHT);
        return <rect key={id} x={place * STEP} y={HEIGHT - height} width={WIDE} height={height} rx={2} />;
      })}
    </svg>
  );
};
