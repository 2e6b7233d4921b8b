import { Icon, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatInstant, formatTime } from '../../../shared/format/format-time.ts';
import { dayOf } from '../../../shared/lists/day-of.ts';
import { Link } from '../../../shared/router/link.tsx';
import type { Live, SportsEvent } from '../live/book.ts';
import { MatchTime } from '../live/match-time.tsx';
import styles from './match.module.css';

/** Who plays and how it stands; it stays in sight while the markets scroll. */
export const ScoreHead = ({ event, live }: { event: SportsEvent; live: Live }) => {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  return (
    <header className={styles.head}>
      <Link to={pathname} className={styles.back} aria-label={t('page.back')}>
        <Icon name="chevron-left" />
      </Link>
      <p className={styles.league}>
        {event.league.name}
        {event.bestOf !== null && <> · {t('page.bestOf', { count: event.bestOf })}</>}
      </p>
      <h1 className={styles.home}>
        <span>{event.home}</span>
        <span className="visually-hidden"> – {event.away}</span>
      </h1>
      <div className={styles.middle}>
        {live.state === 'SCHEDULED' ? (
          <Start at={event.startsAt} />
        ) : (
          <b className={`num ${styles.score}`} aria-label={t('page.score', live.score)}>
            {live.score.home}
            <i aria-hidden>:</i>
            {live.score.away}
          </b>
        )}
        {live.state === 'LIVE' && (
          <Tag look="live">
            <MatchTime live={live} startsAt={event.startsAt} />
          </Tag>
        )}
        {live.state !== 'LIVE' && live.state !== 'SCHEDULED' && (
          <small>{t(`page.states.${live.state}`)}</small>
        )}
        {live.halfTime !== null && <small>{t('page.halfTime', live.halfTime)}</small>}
      </div>
      <p className={styles.away} aria-hidden>
        {event.away}
      </p>
    </header>
  );
};

const Start = ({ at }: { at: number }) => {
  const { t } = useTranslation('sports');
  return (
    <time dateTime={new Date(at).toISOString()} aria-label={t('page.startsAt', { at: formatInstant(at) })}>
      <b className={`num ${styles.score}`}>{formatTime(at)}</b>
      <small className="num">{dayOf(at)}</small>
    </time>
  );
};
