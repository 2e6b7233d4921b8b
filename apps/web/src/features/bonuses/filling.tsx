import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/format.ts';
import { shareOf } from '../../shared/money/share-of.ts';
import { Meter } from '../../shared/parts/meter.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './bonuses.module.css';
import type { Requirement } from './use-bonuses.ts';

/** How far a requirement is filled. */
export const Filling = ({ name, requirement }: { name: string; requirement: Requirement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { progress, target, remaining } = requirement;
  const figures = {
    progress: formatMoney(progress, symbol),
    target: formatMoney(target, symbol),
    remaining: formatMoney(remaining, symbol),
  };
  const text = t('bonuses.progress', figures);
  return (
    <div className={styles.filling}>
      <Meter name={name} share={shareOf(progress, target)} valueText={text} />
      <p className={styles.figures}>
        <span>{text}</span>
        <span>{t('bonuses.remaining', figures)}</span>
      </p>
    </div>
  );
};
