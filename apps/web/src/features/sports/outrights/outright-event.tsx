import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useTitle } from '../../../shared/page/use-title.ts';
import { Link } from '../../../shared/router/link.tsx';
import type { SportsEvent } from '../live/book.ts';
import { matchStream } from '../live/stream.ts';
import { useLive } from '../live/use-book.ts';
import { useWatch } from '../live/use-watch.ts';
import { Competitors } from './competitors.tsx';
import styles from './outrights.module.css';
import { Standing } from './standing.tsx';

/** One season by itself, where a bet on it leads to: everybody who may win it, and the rules. */
export const OutrightEvent = ({ event, result }: { event: SportsEvent; result: string | null }) => {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const live = useLive(event.id, event.live);
  const [market] = event.markets;
  const name = t('page.outright.winnerOf', { league: event.league.name });
  useTitle(`${name} · Hintha`);
  useWatch([event.id], matchStream);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Link to={`${pathname}?view=outrights`} aria-label={t('page.outrights')} className={styles.back}>
          <Icon name="chevron-left" />
        </Link>
        <h1>{name}</h1>
      </header>
      <div className={styles.season}>
        <Standing event={event} result={result} />
        {live.state === 'SCHEDULED' && market !== undefined && (
          <Competitors event={event} market={market} isWhole />
        )}
        <p className={styles.when}>
          {t(event.outright?.voidIfAbsent === true ? 'page.outright.rulesVoid' : 'page.outright.rules')}
        </p>
      </div>
    </article>
  );
};
