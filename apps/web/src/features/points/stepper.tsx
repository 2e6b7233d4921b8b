import { IconButton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import styles from './rewards-store.module.css';

interface StepperProps {
  label: string;
  value: number;
  most: number;
  onValue: (value: number) => void;
}

/** How many, one up and one down. */
export const Stepper = ({ label, value, most, onValue }: StepperProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        icon="minus"
        aria-label={t('rewardsStore.rewards.fewer')}
        disabled={value <= 1}
        onClick={() => onValue(value - 1)}
      />
      <output className="num">{value}</output>
      <IconButton
        icon="plus"
        aria-label={t('rewardsStore.rewards.more')}
        disabled={value >= most}
        onClick={() => onValue(value + 1)}
      />
    </div>
  );
};
