import { Icon } from '@hintha/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../shared/router/link.tsx';
import type { Live, SportsEvent } from '../live/book.ts';
import { MatchTime } from '../live/match-time.tsx';
import { useLive } from '../live/use-book.ts';
import { MarketCells } from '../markets/market-cells.tsx';
import styles from './board.module.css';
import { codesOf, type Column } from './columns.ts';

interface MatchRowProps {
  event: SportsEvent;
  columns: readonly Column[];
  isDense: boolean;
}

/** A match with the prices of some of its markets; the rest is a tap away. */
export const MatchRowView = memo(({ event, columns, isDense }: MatchRowProps) => {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const match = t('page.versus', event);
  const to = `${pathname}?event=${event.id}`;
  return (
    <li className={styles.match} data-row="match">
      <Link to={to} className={styles.teams}>
        <Standing event={event} />
      </Link>
      {columns.map((column) => (
        <div key={column} className={styles.cells} data-column={column}>
          {codesOf(event.sport, column).map((code) => (
            <MarketCells key={code} event={event} code={code} isDense={isDense} />
          ))}
        </div>
      ))}
      <Link
        to={to}
        className={styles.more}
        aria-label={t('page.allMarkets', { count: event.marketCount, match })}
      >
        <span className="num">+{event.marketCount}</span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </li>
  );
});

/** Who plays, when or since when, and how it stands. */
const Standing = ({ event }: { event: SportsEvent }) => {
  const live = useLive(event.id, event.live);
  return (
    <>
      <span className={styles.time}>
        <MatchTime live={live} startsAt={event.startsAt} />
      </span>
      <span className={styles.team}>{event.home}</span>
      <span className={styles.team}>{event.away}</span>
      {live.state !== 'SCHEDULED' && (
        <>
          <TeamScore live={live} side="home" />
          <TeamScore live={live} side="away" />
        </>
      )}
    </>
  );
};

const TeamScore = ({ live, side }: { live: Live; side: 'home' | 'away' }) => {
  const { t } = useTranslation('sports');
  const sentOff = live.sentOff[side];
  return (
    <span className={styles.score} data-side={side}>
      {sentOff > 0 && (
        <i className={styles.card} role="img" aria-label={t('page.redCards', { count: sentOff })}>
          {sentOff > 1 ? sentOff : ''}
        </i>
      )}
      <b className="num">{live.score[side]}</b>
    </span>
  );
};
