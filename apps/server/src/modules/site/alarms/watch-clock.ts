import { type Metrics, repeat, type Repeated } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { siteSettings } from '../settings.ts';
import { alarmsOf } from './alarms.ts';
import { readDatabaseTime } from './time-store.ts';

const PAUSE_MS = 15_000;
const SECOND_MS = 1000;

/**
 * How far the clock of the program is before that of the database, in milliseconds. Sessions, codes and limits are
 * counted by the one, postings and the audit are dated by the other.
 */
const measureClocks = async ({ db, clock }: AppContext): Promise<number> => {
  const askedAt = clock.now().getTime();
  const there = await readDatabaseTime(db);
  const answeredAt = clock.now().getTime();
  const apart = (askedAt + answeredAt) / 2 - there.getTime();
  // Half of the way is not known; what is within it is no difference.
  return Math.abs(apart) <= (answeredAt - askedAt) / 2 ? 0 : apart;
};

/** Raises the alarm while the clocks differ by more than is allowed, and lowers it. */
export const checkClocks = async (ctx: AppContext): Promise<number> => {
  const { clockDifferenceSeconds } = await readSettings(ctx.db, siteSettings);
  const apartMs = await measureClocks(ctx);
  const alarms = alarmsOf(ctx);
  if (Math.abs(apartMs) <= clockDifferenceSeconds * SECOND_MS) await alarms.lower('clock');
  else {
    alarms.raise('clock');
    ctx.log.error({ apartMs }, 'the clocks of program and database differ');
  }
  return apartMs;
};

export const watchClock = (ctx: AppContext, metrics: Metrics): Repeated => {
  let apartMs = 0;
  metrics.gauge(
    'hintha_clock_difference_seconds',
    'How far the clock of the program is before that of the database.',
    () => apartMs / SECOND_MS,
  );
  return repeat(
    PAUSE_MS,
    async () => void (apartMs = await checkClocks(ctx)),
    (error) => ctx.log.warn({ err: error }, 'the clocks could not be compared this time'),
  );
};
