import { Button, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { nextKey, type Step } from '../../../shared/security/keys.ts';
import styles from './security-page.module.css';
import type { Security } from '../../../shared/security/use-security.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

interface LevelMeterProps {
  security: Security;
  onStep: (step: Step) => void;
}

/** How well the account is guarded, and what would guard it better. */
export const LevelMeter = ({ security, onStep }: LevelMeterProps) => {
  const { t } = useTranslation();
  const next = nextKey(security);
  const level = t('security.levelOf', { level: security.level });
  return (
    <section className={styles.level} aria-labelledby="security-level">
      <div className={styles.levelHead}>
        <h3 id="security-level">{t('security.level')}</h3>
        <span className={styles.levelText}>{level}</span>
      </div>
      <div
        className={styles.meter}
        data-level={security.level}
        role="meter"
        aria-labelledby="security-level"
        aria-valuemin={0}
        aria-valuemax={LEVELS.length}
        aria-valuenow={security.level}
        aria-valuetext={level}
      >
        {LEVELS.map((step) => (
          <i key={step} data-full={step <= security.level || undefined} />
        ))}
      </div>
      {next === null ? (
        <p className={styles.safe}>{t('security.safe')}</p>
      ) : (
        <Button look="soft" aria-haspopup="dialog" onClick={() => onStep(next)}>
          {t(`security.next.${next}`)}
          <Icon name="chevron-right" size={18} />
        </Button>
      )}
    </section>
  );
};

/** Money waits for a day after a change of a key. */
export const HeldNotice = ({ until }: { until: number }) => {
  const { t } = useTranslation();
  return (
    <p className={styles.held} role="note">
      <Icon name="clock" size={20} />
      <span>{t('security.held', { at: formatInstant(until) })}</span>
    </p>
  );
};
