import type { sports } from '@hintha/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ListWaiting } from '../../../shared/lists/list-waiting.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { useSearchParams } from '../../../shared/router/use-search-params.ts';
import { SportsBoard } from '../board/sports-board.tsx';
import { SlipPlace } from '../slip/form/slip-place.tsx';
import styles from './sports-book.module.css';

// A first visit sees the matches; the rest comes when it is asked for.
const MatchPage = lazy(async () => ({ default: (await import('../match/match-page.tsx')).MatchPage }));
const TicketsPage = lazy(async () => ({
  default: (await import('../tickets/tickets-page.tsx')).TicketsPage,
}));
const OutrightsPage = lazy(async () => ({
  default: (await import('../outrights/outrights-page.tsx')).OutrightsPage,
}));
const ResultsPage = lazy(async () => ({
  default: (await import('../results/results-page.tsx')).ResultsPage,
}));

interface SportsBookProps {
  sport: sports.Sport;
  /** The bookmakers of others, which have lobbies of their own. */
  others?: ReactNode;
}

const VIEWS = ['matches', 'outrights', 'tickets', 'results'] as const;
type View = (typeof VIEWS)[number];

const EVENT_ID = /^[1-9]\d{0,17}$/;

/** The operator's own sportsbook; the address says which match, or which other page of it. */
export const SportsBook = ({ sport, others }: SportsBookProps) => {
  const [query] = useSearchParams();
  const asked = query.get('event') ?? '';
  const eventId = EVENT_ID.test(asked) ? asked : null;
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'matches';
  return (
    <QueryRoot>
      <div className={styles.layout}>
        <div className={styles.column}>
          {eventId === null && <Head sport={sport} view={view} />}
          <Suspense fallback={<Waiting />}>
            {eventId === null ? (
              <Shown key={sport} sport={sport} view={view} />
            ) : (
              <MatchPage key={eventId} eventId={eventId} />
            )}
          </Suspense>
          {others !== undefined && <div className={styles.others}>{others}</div>}
        </div>
        <SlipPlace />
      </div>
    </QueryRoot>
  );
};

const Shown = ({ sport, view }: { sport: sports.Sport; view: View }) => {
  if (view === 'tickets') return <TicketsPage />;
  if (view === 'outrights') return <OutrightsPage sport={sport} />;
  return view === 'results' ? <ResultsPage sport={sport} /> : <SportsBoard sport={sport} />;
};

const Waiting = () => {
  const { t } = useTranslation('sports');
  return <ListWaiting label={t('page.loading')} />;
};

const Head = ({ sport, view }: { sport: sports.Sport; view: View }) => {
  const { t: site } = useTranslation();
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const isWide = useWide();
  const title = site(sport === 'football' ? 'categories.SPORTS' : 'categories.ESPORTS');
  useTitle(`${title} · Hintha`);
  const addressOf = (one: View) => (one === 'matches' ? pathname : `${pathname}?view=${one}`);
  return (
    <header className={styles.head}>
      <h1 className={isWide ? undefined : 'visually-hidden'}>{title}</h1>
      <nav className={styles.views} aria-label={t('page.views')}>
        {VIEWS.map((one) => (
          <Link
            key={one}
            to={addressOf(one)}
            className={styles.view}
            aria-current={one === view ? 'page' : undefined}
          >
            {t(`page.${one}`)}
          </Link>
        ))}
      </nav>
    </header>
  );
};
