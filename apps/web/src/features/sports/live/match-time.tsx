import { useTranslation } from 'react-i18next';
import { serverNow, useServerNow } from '../../../shared/clock.ts';
import { formatInstant, formatTime } from '../../../shared/format/format-time.ts';
import { dayOf } from '../../../shared/lists/day-of.ts';
import type { Live } from './book.ts';
import styles from './live.module.css';
import { clockText, periodOf } from './match-clock.ts';

interface MatchTimeProps {
  live: Live;
  startsAt: number;
}

/** Where a match is: its clock and period while it is played, else when it starts or that it is over. */
export const MatchTime = ({ live, startsAt }: MatchTimeProps) => {
  const { t } = useTranslation('sports');
  if (live.state === 'LIVE') return <Playing live={live} />;
  if (live.state !== 'SCHEDULED')
    return <span className={styles.time}>{t(`page.states.${live.state}`)}</span>;
  const isToday = dayOf(startsAt) === dayOf(serverNow());
  return (
    <time className={`${styles.time} num`} dateTime={new Date(startsAt).toISOString()}>
      {isToday ? formatTime(startsAt) : formatInstant(startsAt).replace(/\/\d{4}/, '')}
    </time>
  );
};

const Playing = ({ live }: { live: Live }) => {
  const text = clockText(live, useServerNow(1000));
  return (
    <span className={styles.playing}>
      {text !== null && <b className="num">{text}</b>}
      <PeriodName live={live} isAlone={text === null} />
    </span>
  );
};

/** The clock of football says which half it is; only what it does not say is named. */
const PeriodName = ({ live, isAlone }: { live: Live; isAlone: boolean }) => {
  const { t } = useTranslation('sports');
  const period = periodOf(live.period);
  if (period === null) return isAlone ? <span>{t('page.states.LIVE')}</span> : null;
  if (period.kind === 'map') return <span>{t('page.periods.map', { map: period.map })}</span>;
  if (period.kind === 'other') return <span>{period.text}</span>;
  return isAlone ? <span>{t(`page.periods.${period.kind}`)}</span> : null;
};
