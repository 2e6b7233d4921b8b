import { useTexts } from '../../shared/language.ts';
import { CountBadge } from '../../shared/queue/count-badge.tsx';
import { useDueCount, useFeed } from './use-events.ts';

const BADGE_MS = 30_000;

/** Beside the name of the page: how many events wait for the staff. */
export const SportsBadge = () => {
  const t = useTexts();
  const count = useDueCount();
  return count > 0 && <CountBadge count={count} label={t('sports.dueCount', { count })} isUrgent />;
};

/** Beside the name of the page: how many events in play the feed is silent about. */
export const FeedBadge = () => {
  const t = useTexts();
  const { data } = useFeed(BADGE_MS);
  const count = data?.silent.length ?? 0;
  return count > 0 && <CountBadge count={count} label={t('sports.feed.silentCount', { count })} isUrgent />;
};
