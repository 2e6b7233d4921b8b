import { Icon, type IconName, Tag } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { SectionHeader } from '../../../shared/page/page-section.tsx';
import { Countdown } from '../../../shared/parts/countdown.tsx';
import { openModal } from '../../../shared/modals.ts';
import { Link } from '../../../shared/router/link.tsx';
import { toTop } from '../../../shared/site/destinations.ts';
import { useUnread } from '../../../shared/unread/unread.ts';
import type { Draw, Match } from './soonest.ts';
import styles from './today.module.css';
import { useToday } from './use-today.ts';

const Words = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <>
    <Icon name={icon} size={22} />
    <span className={styles.words}>
      <b>{name}</b>
      <small>{children}</small>
    </span>
  </>
);

const DrawCard = ({ draw: { lottery, closesAt } }: { draw: Draw }) => {
  const { t } = useTranslation();
  const { gameCode, vendor, name } = lottery;
  const query = new URLSearchParams({ gameCode, vendor, playType: '' });
  return (
    <Link className={styles.card} to={`/lottery?${query}`} onClick={toTop}>
      <Words icon="clock" name={name}>
        {t('home.today.closes')} <Countdown until={closesAt} label={t('home.today.closes')} />
      </Words>
    </Link>
  );
};

const MatchCard = ({ match: { id, home, away, startsAt, live } }: { match: Match }) => {
  const { t } = useTranslation();
  // The list is read once a minute: a match that has started meanwhile is one that is played.
  const isLive = useServerNow(1000) >= startsAt || live.state === 'LIVE';
  return (
    <Link className={styles.card} to={`/sports?event=${id}`} onClick={toTop}>
      <Words icon="trophy" name={`${home} – ${away}`}>
        {isLive ? (
          <>
            <Tag>{t('home.today.live')}</Tag>{' '}
            <span className="num">
              {live.score.home}–{live.score.away}
            </span>
          </>
        ) : (
          <>
            {t('home.today.starts')} <Countdown until={startsAt} label={t('home.today.starts')} />
          </>
        )}
      </Words>
    </Link>
  );
};

const openMissions = () => openModal({ name: 'account-area', page: 'missionLeaderboard' });

const MissionsCard = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.card} onClick={openMissions}>
      <Words icon="flame" name={t('home.today.missions')}>
        {t('home.today.claim', { number: count })}
      </Words>
    </button>
  );
};

/** What can be played for today: rewards that wait, draws that close and matches that start, each with its time. */
export const Today = () => {
  const { t } = useTranslation();
  const { draws, matches, isComing } = useToday();
  const missions = useUnread(({ missionCount }) => missionCount);
  if (!isComing && draws.length + matches.length + missions === 0) return null;
  return (
    <section className={styles.section} aria-busy={isComing}>
      <SectionHeader title={t('home.today.title')} />
      <ul className={styles.row}>
        {missions > 0 && (
          <li>
            <MissionsCard count={missions} />
          </li>
        )}
        {draws.map((draw) => (
          <li key={draw.lottery.gameCode}>
            <DrawCard draw={draw} />
          </li>
        ))}
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
};
