import { Icon } from '@hintha/ui';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatSpan } from '../../../shared/format.ts';
import { type Texts, useTexts } from '../../../shared/language.ts';
import { useNow } from '../../../shared/use-now.ts';
import { type Feed, useFeed } from '../use-events.ts';
import styles from './feed-page.module.css';
import { type FeedState, feedStateOf, silenceOf } from './feed-state.ts';

const SECOND_MS = 1_000;

const textOf = (t: Texts, state: FeedState, { count, span }: { count: number; span: string }): string => {
  if (state === 'never') return t('sports.feed.neverText');
  if (state === 'down') return t('sports.feed.down', { span });
  return state === 'partly' ? t('sports.feed.partly', { count }) : t('sports.feed.well');
};

const TONES = { never: 'amber', down: 'cin', partly: 'amber', well: 'jade' } as const;

interface Props {
  readonly feed: Feed;
  /** When the server told it, by the clock of this machine. */
  readonly readAt: number;
  /** Whether it is on the page of the feed itself, which says too that all is well. */
  readonly isOwnPage?: boolean;
}

/** Says how the feed does, in words that cannot be missed where it is down. */
export const FeedAlert = ({ feed, readAt, isOwnPage = false }: Props) => {
  const t = useTexts();
  const passed = useNow(SECOND_MS) - readAt;
  const state = feedStateOf(feed, passed);
  if (state === 'well' && !isOwnPage) return null;
  const text = textOf(t, state, { count: feed.silent.length, span: formatSpan(silenceOf(feed, passed)) });
  return (
    <Alert
      className={styles.alert}
      color={TONES[state]}
      icon={<Icon name={state === 'well' ? 'check' : 'warning'} />}
      role={state === 'down' ? 'alert' : 'status'}
      // Its seconds go on, and are not worth being read out each time.
      aria-live="off"
    >
      {text}{' '}
      {!isOwnPage && (
        <Anchor component={Link} to="/sports-feed" underline="always">
          {t('sports.feed.open')}
        </Anchor>
      )}
    </Alert>
  );
};

/** The same above other pages, where nothing is said of a feed that does well. */
export const FeedSign = () => {
  const { data, dataUpdatedAt } = useFeed();
  return data === undefined ? null : <FeedAlert feed={data} readAt={dataUpdatedAt} />;
};
