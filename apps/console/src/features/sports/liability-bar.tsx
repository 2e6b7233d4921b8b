import { Money } from '@hintha/ui';
import { useTexts } from '../../shared/language.ts';
import styles from './liability-bar.module.css';

interface Props {
  readonly liability: string;
  readonly limit: string;
}

const WHOLE = 100;
const NEAR = 75;
const FULL = 95;

/** How much of a limit is taken, in percent from 0 to 100. */
const takenOf = ({ liability, limit }: Props): number =>
  Number(limit) <= 0 ? WHOLE : Math.min(WHOLE, Math.max(0, (Number(liability) / Number(limit)) * WHOLE));

const levelOf = (taken: number): 'low' | 'near' | 'full' => {
  if (taken < NEAR) return 'low';
  return taken < FULL ? 'near' : 'full';
};

/** What could be lost as a bar beside its limit: amber when it comes near, red when hardly any is left. */
export const LiabilityBar = ({ liability, limit }: Props) => {
  const t = useTexts();
  const taken = takenOf({ liability, limit });
  return (
    <span className={styles.liability}>
      <Money amount={liability} />
      <span
        className={styles.bar}
        role="meter"
        aria-label={t('sports.liability')}
        aria-valuemin={0}
        aria-valuemax={WHOLE}
        aria-valuenow={Math.round(taken)}
        aria-valuetext={t('sports.ofLimit', { liability, limit })}
        title={t('sports.ofLimit', { liability, limit })}
        data-level={levelOf(taken)}
      >
        <span className={styles.taken} style={{ inlineSize: `${taken}%` }} />
      </span>
    </span>
  );
};
