import { repeat, type Metrics, type Repeated } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { listFeeds } from './feed-store.ts';

const PAUSE_MS = 10_000;

/** Tells as metrics how far behind the feeds of vendors are, and how much of what they told was refused. */
export const watchFeeds = (house: House, metrics: Metrics): Repeated => {
  const figures = { lagSeconds: 0, refused: 0 };
  const startedAt = house.clock.now();
  metrics.gauge(
    'hintha_vendor_feed_lag_seconds',
    'How long ago the feed of a vendor was read to its end, of all vendors the longest.',
    () => figures.lagSeconds,
  );
  metrics.gauge(
    'hintha_vendor_feed_refused',
    'Rounds and pages that vendors told and that were refused.',
    () => figures.refused,
  );
  const turn = async () => {
    const feeds = await listFeeds(house.db);
    const now = house.clock.now().getTime();
    const lags = feeds.map(({ readAt }) => (now - (readAt ?? startedAt).getTime()) / 1_000);
    figures.lagSeconds = Math.max(0, ...lags);
    figures.refused = feeds.reduce((sum, { refused }) => sum + Number(refused), 0);
  };
  return repeat(PAUSE_MS, turn, (error) =>
    house.log.warn({ err: error }, 'the feeds of vendors could not be looked at'),
  );
};
