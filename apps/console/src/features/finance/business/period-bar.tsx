import { useTexts } from '../../../shared/language.ts';
import { DayFilter } from '../../../shared/table/day-filter.tsx';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import styles from './business.module.css';
import { PERIODS, type Period } from './period.ts';
import type { Business } from './use-business.ts';

const OWN = 'own';

interface Props {
  readonly period: Period;
  readonly today: string;
  readonly business: Business | undefined;
  readonly onPeriod: (to: { period: string; from: string; to: string }) => void;
}

/** Which days are told, and which stand beside them. */
export const PeriodBar = ({ period, today, business, onPeriod }: Props) => {
  const t = useTexts();
  const { name, from, to } = period;
  const choose = (value: string) =>
    onPeriod(value === OWN ? { period: '', from, to } : { period: value, from: '', to: '' });
  return (
    <div className={styles.period}>
      <ViewTabs
        label={t('business.period')}
        value={name ?? OWN}
        views={[...PERIODS, OWN as typeof OWN].map((value) => ({
          value,
          name: t(`business.periods.${value}`),
        }))}
        onChoose={choose}
      />
      <div className={styles.days}>
        {name === null && (
          <>
            <DayFilter
              label={t('business.from')}
              value={from}
              onDay={(day) => onPeriod({ period: '', from: day, to })}
            />
            <DayFilter
              label={t('business.to')}
              value={to}
              onDay={(day) => onPeriod({ period: '', from, to: day })}
            />
          </>
        )}
        {business !== undefined && (
          <span>
            {t('business.days', {
              from: business.from,
              to: business.to,
              beforeFrom: business.before.from,
              beforeTo: business.before.to,
            })}{' '}
            {business.to >= today && t('business.running')}
          </span>
        )}
      </div>
    </div>
  );
};
