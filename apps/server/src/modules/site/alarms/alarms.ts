import { type Clock, type Metrics, type Shortage, SHORTAGES } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { siteSettings } from '../settings.ts';
import { perContext } from '../../../per-context.ts';

const MINUTE_MS = 60_000;

const ALARM_KINDS = [...SHORTAGES, 'clock'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Something that staff have to act on, from when it was first seen. */
export interface Alarm {
  readonly kind: AlarmKind;
  readonly since: Date;
  readonly lastAt: Date;
  readonly count: number;
}

/**
 * What this process was short of. It is kept in memory, since the database may be what is missing; an alarm goes when
 * it has not been seen for a while.
 */
class Alarms {
  readonly #seen = new Map<AlarmKind, Alarm>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  raise(kind: AlarmKind): void {
    const now = this.#clock.now();
    const { since = now, count = 0 } = this.#seen.get(kind) ?? {};
    this.#seen.set(kind, { kind, since, lastAt: now, count: count + 1 });
  }

  lower(kind: AlarmKind): void {
    this.#seen.delete(kind);
  }

  list(fadeMs: number): Alarm[] {
    const now = this.#clock.now().getTime();
    for (const { kind, lastAt } of this.#seen.values())
      if (now - lastAt.getTime() > fadeMs) this.#seen.delete(kind);
    return [...this.#seen.values()];
  }

  has(kind: AlarmKind): boolean {
    return this.#seen.has(kind);
  }
}

export const alarmsOf = perContext((ctx: AppContext) => new Alarms(ctx.clock));

/** The alarms of this process that have been seen of late. */
export const listAlarms = async (ctx: AppContext): Promise<Alarm[]> => {
  const { alarmMinutes } = await readSettings(ctx.db, siteSettings);
  return alarmsOf(ctx).list(alarmMinutes * MINUTE_MS);
};

/** Notes what a call could not be answered for. */
export const noteShortage =
  (ctx: AppContext) =>
  (shortage: Shortage): void =>
    alarmsOf(ctx).raise(shortage);

/** Tells each alarm as a metric: 1 while it is raised. */
export const tellAlarms = (ctx: AppContext, metrics: Metrics): void => {
  const alarms = alarmsOf(ctx);
  for (const kind of ALARM_KINDS)
    metrics.gauge(`hintha_alarm_${kind}`, `Whether there is the alarm ${kind}.`, () =>
      Number(alarms.has(kind)),
    );
};
