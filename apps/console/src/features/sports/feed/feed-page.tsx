import { Anchor, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { explain } from '../../../shared/explain.ts';
import { formatInstant, formatSpan } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { Page } from '../../../shared/page/page.tsx';
import { StateBadge, type BadgeTone } from '../../../shared/state-badge.tsx';
import { Age } from '../../../shared/spans.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { eventName } from '../event-state.ts';
import { type Feed, useFeed } from '../use-events.ts';
import { FeedAlert } from './feed-alert.tsx';
import { type FeedState, feedStateOf, silenceOf } from './feed-state.ts';
import styles from './feed-page.module.css';

const SECOND_MS = 1_000;

const BADGES: Readonly<
  Record<FeedState, { readonly tone: BadgeTone; readonly key: 'isHeard' | 'isDown' | 'never' }>
> = {
  never: { tone: 'amber', key: 'never' },
  down: { tone: 'cin', key: 'isDown' },
  partly: { tone: 'jade', key: 'isHeard' },
  well: { tone: 'jade', key: 'isHeard' },
};

interface Props {
  readonly feed: Feed;
  readonly readAt: number;
}

/** Whether the feed of events and prices is heard, what became of its messages, and what it is silent about. */
export const FeedPage = () => {
  const t = useTexts();
  useTitle(t('sports.feed.title'));
  const { data, error, dataUpdatedAt } = useFeed();
  return (
    <Page>
      <h1 className={styles.title}>{t('sports.feed.title')}</h1>
      {data === undefined && error !== null && <p role="alert">{explain(error)}</p>}
      {data === undefined && error === null && <Skeleton height={160} />}
      {data !== undefined && (
        <>
          <FeedAlert feed={data} readAt={dataUpdatedAt} isOwnPage />
          <Figures feed={data} readAt={dataUpdatedAt} />
          <Silent feed={data} />
        </>
      )}
    </Page>
  );
};

const Figures = ({ feed, readAt }: Props) => {
  const t = useTexts();
  const passed = useNow(SECOND_MS) - readAt;
  const { tone, key } = BADGES[feedStateOf(feed, passed)];
  const { heardAt, messages, stale, unreadable, silenceSeconds, live, silent } = feed;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('sports.feed.state')}</dt>
        <dd>
          <StateBadge tone={tone}>{t(`sports.feed.${key}`)}</StateBadge>
        </dd>
      </div>
      {heardAt !== null && (
        <div>
          <dt>{t('sports.feed.heardAt')}</dt>
          <dd>
            <span className="num">{formatInstant(heardAt)}</span>
            <small>{t('sports.feed.ago', { span: formatSpan(silenceOf(feed, passed)) })}</small>
          </dd>
        </div>
      )}
      <Count name={t('sports.feed.messages')} count={messages} />
      <Count name={t('sports.feed.stale')} count={stale} help={t('sports.feed.staleHelp')} />
      <Count name={t('sports.feed.unreadable')} count={unreadable} help={t('sports.feed.unreadableHelp')} />
      <Count name={t('sports.feed.live')} count={live} />
      <Count name={t('sports.marks.silent')} count={silent.length} />
      <div>
        <dt>{t('sports.feed.silence')}</dt>
        <dd>{t('sports.feed.seconds', { count: silenceSeconds })}</dd>
      </div>
    </dl>
  );
};

const COUNT = new Intl.NumberFormat('en');

const Count = ({ name, count, help }: { name: string; count: number; help?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className="num">{COUNT.format(count)}</span>
      {help !== undefined && <small>{help}</small>}
    </dd>
  </div>
);

/** The events in play that nothing is told of, the longest first. */
const Silent = ({ feed: { silent } }: { feed: Feed }) => {
  const t = useTexts();
  return (
    <section className={styles.silent}>
      <h2>{t('sports.feed.silent')}</h2>
      {silent.length === 0 ? (
        <p>{t('sports.feed.noneSilent')}</p>
      ) : (
        <ul>
          {silent.map((event) => (
            <li key={event.id}>
              <Anchor component={Link} to={`/sports/${event.id}`}>
                {eventName(t, event)}
              </Anchor>
              <span>
                {t('sports.feed.since')} <Age since={event.heardAt} lateMs={0} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
