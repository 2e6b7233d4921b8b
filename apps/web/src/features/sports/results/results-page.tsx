import { EmptyState, Icon, IconButton } from '@hintha/ui';
import type { sports } from '@hintha/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { serverNow } from '../../../shared/clock.ts';
import { formatTime } from '../../../shared/format/format-time.ts';
import { useLanguage } from '../../../shared/language.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { useLocation } from 'react-router';
import { useStartAtTop } from '../live/use-start-at-top.ts';
import { dayAfter, isDay, writeDay } from './days.ts';
import styles from './results.module.css';

type Result = Reply<'listSportsResults'>['list'][number];

const useResults = (sport: sports.Sport, day: string | undefined) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['listSportsResults', sport, day ?? '', language],
    queryFn: async ({ signal }) =>
      call('listSportsResults', { query: { sport, ...(day === undefined ? {} : { day }) }, signal }),
    placeholderData: keepPreviousData,
  });
};

/** The matches of a day that are over; today's at first. */
export const ResultsPage = ({ sport }: { sport: sports.Sport }) => {
  const { t } = useTranslation('sports');
  const [day, setDay] = useState<string | undefined>();
  const read = useResults(sport, day);
  useStartAtTop('results');
  const words = {
    waiting: t('page.resultsLoading'),
    failedTitle: t('page.resultsFailed'),
    failedText: t('page.failedText'),
  };
  return (
    <section className={styles.page} aria-label={t('page.resultsOf')}>
      <DayChoice day={day ?? read.data?.day} onDay={setDay} />
      <ReadList read={read} words={words}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              sign={<Icon name="sports" size={32} />}
              title={t('page.noResultsTitle')}
              text={t('page.noResultsText')}
            />
          ) : (
            <ul className={styles.results}>
              {list.map((result) => (
                <ResultLine key={result.id} result={result} />
              ))}
            </ul>
          )
        }
      </ReadList>
    </section>
  );
};

const DayChoice = ({ day, onDay }: { day: string | undefined; onDay: (day: string) => void }) => {
  const { t } = useTranslation('sports');
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  const shown = day ?? today;
  return (
    <div className={styles.days}>
      <IconButton
        icon="chevron-left"
        aria-label={t('page.dayBefore')}
        onClick={() => onDay(dayAfter(shown, -1))}
      />
      <label className={styles.day}>
        <span className="visually-hidden">{t('page.day')}</span>
        <span className="num" aria-hidden>
          {writeDay(shown)}
        </span>
        <input
          type="date"
          value={shown}
          onChange={({ target }) => {
            if (isDay(target.value)) onDay(target.value);
          }}
        />
      </label>
      <IconButton
        icon="chevron-right"
        aria-label={t('page.dayAfter')}
        disabled={shown > today}
        onClick={() => onDay(dayAfter(shown, 1))}
      />
    </div>
  );
};

const ResultLine = ({ result }: { result: Result }) => {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const { id, league, home, away, startsAt, score, halfTime, state } = result;
  return (
    <li>
      <Link to={`${pathname}?event=${id}`} className={styles.result}>
        <span className={styles.league}>
          {league.name} · <span className="num">{formatTime(startsAt)}</span>
        </span>
        <span className={styles.team}>{home}</span>
        <b className="num">{state === 'VOID' ? '–' : score.home}</b>
        <span className={styles.team}>{away}</span>
        <b className="num">{state === 'VOID' ? '–' : score.away}</b>
        <small className={styles.half}>
          {state === 'VOID' ? t('page.states.VOID') : halfTime !== null && t('page.halfTime', halfTime)}
        </small>
      </Link>
    </li>
  );
};
