import { Button, buttonClass, EmptyState, Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CallError, type Reply } from '../../../shared/api.ts';
import { ListWaiting } from '../../../shared/lists/list-waiting.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { Link } from '../../../shared/router/link.tsx';
import { POLL_MS, useEventQuery } from '../live/event-query.ts';
import { matchStream } from '../live/stream.ts';
import { useLive } from '../live/use-book.ts';
import { useWatch } from '../live/use-watch.ts';
import { OutrightEvent } from '../outrights/outright-event.tsx';
import { MarketGroups } from './market-groups.tsx';
import styles from './match.module.css';
import { ScoreHead } from './score-head.tsx';
import { Statistics } from './statistics.tsx';
import { Incidents } from './incidents.tsx';
import { useStartAtTop } from '../live/use-start-at-top.ts';

/** While it is played what has happened is read again and again; its prices come by themselves. */
const PLAYED_MS = 15_000;

/** One match: how it stands, all that can be bet on, and what has happened. */
export const MatchPage = ({ eventId }: { eventId: string }) => {
  const { t } = useTranslation('sports');
  const query = useEventQuery();
  const isStreaming = matchStream.use(({ isOpen }) => isOpen === true);
  const { data, error, refetch } = useQuery(query(eventId, isStreaming ? PLAYED_MS : POLL_MS));
  useStartAtTop(eventId);
  if (data !== undefined) return <Known read={data} />;
  if (error === null) return <ListWaiting label={t('page.loading')} />;
  const isGone = error instanceof CallError;
  return (
    <EmptyState
      sign={<Icon name="sports" size={32} />}
      title={t(isGone ? 'page.goneTitle' : 'page.failedTitle')}
      text={t(isGone ? 'page.goneText' : 'page.failedText')}
      action={isGone ? <BackLink /> : <Button onClick={() => void refetch()}>{t('page.retry')}</Button>}
    />
  );
};

const BackLink = () => {
  const { t } = useTranslation('sports');
  return (
    <Link to={useLocation().pathname} className={buttonClass()}>
      {t('page.back')}
    </Link>
  );
};

const Known = ({ read }: { read: Reply<'readSportsEvent'> }) =>
  read.event.outright === null ? (
    <Match read={read} />
  ) : (
    <OutrightEvent event={read.event} result={read.result} />
  );

const Match = ({ read }: { read: Reply<'readSportsEvent'> }) => {
  const { t } = useTranslation('sports');
  const { event, timeline, statistics, result } = read;
  const live = useLive(event.id, event.live);
  useTitle(`${t('page.versus', event)} · Hintha`);
  useWatch([event.id], matchStream);
  return (
    <article className={styles.match}>
      <ScoreHead event={event} live={live} />
      {live.isDanger && (
        <p className={styles.danger} role="status">
          <Icon name="lock" size={18} /> {t('page.danger')}
        </p>
      )}
      {result !== null && <p className={styles.result}>{t('page.result', { result })}</p>}
      {(live.state === 'SCHEDULED' || live.state === 'LIVE') && <MarketGroups event={event} />}
      {live.state !== 'SCHEDULED' && (
        <div className={styles.below}>
          <Incidents event={event} incidents={timeline} />
          <Statistics event={event} statistics={statistics} />
        </div>
      )}
    </article>
  );
};
