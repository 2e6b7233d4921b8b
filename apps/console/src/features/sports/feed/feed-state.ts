import type { Feed } from '../use-events.ts';

export type FeedState = 'never' | 'down' | 'partly' | 'well';

const SECOND_MS = 1_000;

/** How long the feed has said nothing, by the server's clock and what has passed since it answered. */
export const silenceOf = ({ now, heardAt }: Pick<Feed, 'now' | 'heardAt'>, passedMs: number): number =>
  heardAt === null ? 0 : Math.max(0, now - heardAt) + Math.max(0, passedMs);

/** Whether the feed is heard at all, and of every event in play. */
export const feedStateOf = (feed: Feed, passedMs: number): FeedState => {
  if (feed.heardAt === null) return 'never';
  if (silenceOf(feed, passedMs) > feed.silenceSeconds * SECOND_MS) return 'down';
  return feed.silent.length > 0 ? 'partly' : 'well';
};
