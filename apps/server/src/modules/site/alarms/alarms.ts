import { type Metrics, repeat, type Repeated, type Shortage, shortageOf } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { perContext } from '../../../per-context.ts';
import { readSettings, usualOf } from '../../settings/index.ts';
import { siteSettings } from '../settings.ts';
import {
  addAlarms,
  type Alarm,
  ALARM_KINDS,
  type AlarmKind,
  deleteAlarm,
  listStoredAlarms,
} from './alarm-store.ts';

const MINUTE_MS = 60_000;
const SAVE_PAUSE_MS = 1000;

/**
 * What this server was short of. It is kept in memory until it is written down, since the database may be what is
 * missing; from then on every server tells of it.
 */
class Alarms {
  readonly #ctx: AppContext;
  readonly #lastAt = new Map<AlarmKind, Date>();
  readonly #unsaved = new Map<AlarmKind, Alarm>();
  #fadeMs = usualOf(siteSettings).alarmMinutes * MINUTE_MS;
  #saving: Repeated | null = null;
  #lastSave: Promise<void> = Promise.resolve();

  constructor(ctx: AppContext) {
    this.#ctx = ctx;
  }

  raise(kind: AlarmKind): void {
    const now = this.#ctx.clock.now();
    const { since = now, count = 0 } = this.#unsaved.get(kind) ?? {};
    this.#unsaved.set(kind, { kind, since, lastAt: now, count: count + 1 });
    this.#lastAt.set(kind, now);
    this.#saving ??= repeat(
      SAVE_PAUSE_MS,
      () => this.#saveNext(),
      (error) => this.#giveUp(error),
    );
  }

  /** Ends an alarm that this server has raised; that of another one is left to it. */
  async lower(kind: AlarmKind): Promise<void> {
    if (!this.#lastAt.delete(kind)) return;
    this.#unsaved.delete(kind);
    await this.#lastSave.catch(() => undefined);
    await deleteAlarm(this.#ctx.db, kind);
  }

  /** The alarms of all servers, and those of this one that could not be written down yet. */
  async list(): Promise<Alarm[]> {
    const stored = await listStoredAlarms(this.#ctx.db, await this.#readFade());
    return ALARM_KINDS.flatMap((kind) => {
      const known = stored.find((alarm) => alarm.kind === kind) ?? this.#unsaved.get(kind);
      return known === undefined ? [] : [known];
    });
  }

  /** Whether this server has seen it of late. */
  has(kind: AlarmKind): boolean {
    const lastAt = this.#lastAt.get(kind);
    return lastAt !== undefined && this.#ctx.clock.now().getTime() - lastAt.getTime() <= this.#fadeMs;
  }

  async #readFade(): Promise<number> {
    const { alarmMinutes } = await readSettings(this.#ctx.db, siteSettings);
    return (this.#fadeMs = alarmMinutes * MINUTE_MS);
  }

  /** Writes down what was seen, no more than once a second however often it is seen; ends when there is no more. */
  async #saveNext(): Promise<void> {
    if (this.#unsaved.size === 0) return this.#endSaving();
    this.#lastSave = this.#save();
    await this.#lastSave;
  }

  async #save(): Promise<void> {
    const { db, clock } = this.#ctx;
    const alarms = [...this.#unsaved.values()];
    await addAlarms(db, { alarms, now: clock.now(), fadeMs: await this.#readFade() });
    for (const alarm of alarms) this.#forget(alarm);
  }

  /** What is short now may not be so in a second; anything else is not tried again before the next alarm. */
  #giveUp(error: unknown): void {
    if (shortageOf(error) !== null) return;
    this.#ctx.log.warn({ err: error }, 'the alarms could not be written down');
    this.#endSaving();
  }

  #endSaving(): void {
    void this.#saving?.close();
    this.#saving = null;
  }

  /** Of what was seen again meanwhile, that is still to be written down. */
  #forget({ kind, lastAt, count }: Alarm): void {
    const now = this.#unsaved.get(kind);
    if (now === undefined || now.count === count) this.#unsaved.delete(kind);
    else this.#unsaved.set(kind, { ...now, since: lastAt, count: now.count - count });
  }
}

export const alarmsOf = perContext((ctx: AppContext) => new Alarms(ctx));

export const listAlarms = (ctx: AppContext): Promise<Alarm[]> => alarmsOf(ctx).list();

/** Notes what a call could not be answered for. */
export const noteShortage =
  (ctx: AppContext) =>
  (shortage: Shortage): void =>
    alarmsOf(ctx).raise(shortage);

/** Tells each alarm of this server as a metric: 1 while it is raised. */
export const tellAlarms = (ctx: AppContext, metrics: Metrics): void => {
  const alarms = alarmsOf(ctx);
  for (const kind of ALARM_KINDS)
    metrics.gauge(`hintha_alarm_${kind}`, `Whether there is the alarm ${kind}.`, () =>
      Number(alarms.has(kind)),
    );
};
