import { Icon, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { Link } from '../../../shared/router/link.tsx';
import type { Live, SportsEvent } from '../live/book.ts';
import { MatchTime } from '../live/match-time.tsx';
import styles from './match.module.css';

/** Who plays and how it stands; it stays in sight while the markets scroll. */
export const ScoreHead = ({ event, live }: { event: SportsEvent; live: Live }) => {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const isScored = live.state !== 'SCHEDULED';
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
        {isScored ? (
          <b className={`num ${styles.score}`} aria-label={t('page.score', live.score)}>
            {live.score.home}
            <i aria-hidden>:</i>
            {live.score.away}
          </b>
        ) : (
          <b className={styles.score} aria-hidden>
            –
          </b>
        )}
        {live.state === 'LIVE' ? (
          <Tag look="live">
            <MatchTime live={live} startsAt={event.startsAt} />
          </Tag>
        ) : (
          <small>
            {live.state === 'SCHEDULED' ? (
              t('page.startsAt', { at: formatInstant(event.startsAt) })
            ) : (
              <MatchTime live={live} startsAt={event.startsAt} />
            )}
          </small>
        )}
        {live.halfTime !== null && <small className="num">{t('page.halfTime', live.halfTime)}</small>}
      </div>
      <p className={styles.away} aria-hidden>
        {event.away}
      </p>
    </header>
  );
};
