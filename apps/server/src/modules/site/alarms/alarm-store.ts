import { type Database, SHORTAGES } from '@hintha/platform';
import { sql } from 'kysely';

export const ALARM_KINDS = [...SHORTAGES, 'clock'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Something that staff have to act on, from when it was first seen. */
export interface Alarm {
  readonly kind: AlarmKind;
  readonly since: Date;
  readonly lastAt: Date;
  readonly count: number;
}

/** The alarms of all servers that were seen within so many milliseconds. */
export const listStoredAlarms = async (db: Database, fadeMs: number): Promise<Alarm[]> => {
  const { rows } = await sql<Omit<Alarm, 'count'> & { count: bigint }>`
    select kind, since, last_at as "lastAt", count from site_alarm
    where last_at > clock_timestamp() - ${fadeMs}::float8 * interval '1 millisecond'`.execute(db.kysely);
  return rows.map(({ count, ...alarm }) => ({ ...alarm, count: Number(count) }));
};

interface Seen {
  readonly alarms: readonly Alarm[];
  /** By the clock that the alarms are dated by. */
  readonly now: Date;
  readonly fadeMs: number;
}

/** Adds what a server has seen to what is known; an alarm that has faded meanwhile begins anew. */
export const addAlarms = async (db: Database, { alarms, now, fadeMs }: Seen): Promise<void> => {
  const ages = alarms.map(({ kind, since, lastAt, count }) => ({
    kind,
    since: now.getTime() - since.getTime(),
    last: now.getTime() - lastAt.getTime(),
    count,
  }));
  await sql`
    insert into site_alarm as known (kind, since, last_at, count)
    select kind, clock_timestamp() - since * interval '1 millisecond',
           clock_timestamp() - last * interval '1 millisecond', count
    from jsonb_to_recordset(${JSON.stringify(ages)}::jsonb)
         as seen (kind text, since float8, last float8, count bigint)
    order by kind
    on conflict (kind) do update set (since, count) = (
      select case when gone then excluded.since else least(known.since, excluded.since) end,
             case when gone then excluded.count else known.count + excluded.count end
      from (select known.last_at < excluded.since - ${fadeMs}::float8 * interval '1 millisecond') as g (gone)),
      last_at = greatest(known.last_at, excluded.last_at)`.execute(db.kysely);
};

export const deleteAlarm = async (db: Database, kind: AlarmKind): Promise<void> => {
  await sql`delete from site_alarm where kind = ${kind}`.execute(db.kysely);
};
