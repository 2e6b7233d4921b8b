import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { ChangedTimes, DailyDraw } from '../types.ts';
import type { By } from './calendar-store.ts';

/** The times of a lottery as the staff has given them. */
export interface GivenTimes extends ChangedTimes {
  readonly id: bigint;
  readonly reason: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

type Row = Omit<GivenTimes, 'times'> & {
  readonly seconds: number | null;
  readonly lockSeconds: number | null;
  readonly draws: readonly DailyDraw[] | null;
};

const toGiven = ({ seconds, lockSeconds, draws, ...row }: Row): GivenTimes => ({
  ...row,
  times:
    seconds === null || lockSeconds === null
      ? { kind: 'days', draws: draws ?? [] }
      : { kind: 'interval', seconds, lockSeconds },
});

/** The times that count now or later, or have counted of late, the earliest first. */
export const listTimes = async (on: Database | Transaction): Promise<GivenTimes[]> => {
  const { rows } = await sql<Row>`
    select id, game, to_char(from_day, 'YYYY-MM-DD') as "fromDay", seconds, lock_seconds as "lockSeconds", draws,
           reason, changed_by as "changedBy", changed_at as "changedAt"
    from lottery_times where lifted_at is null order by from_day, game`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows.map(toGiven);
};

export const insertTimes = async (
  tx: Transaction,
  { game, fromDay, times }: Omit<ChangedTimes, 'id'>,
  { by, reason }: By,
): Promise<void> => {
  const [seconds, lockSeconds] =
    times.kind === 'interval' ? [times.seconds, times.lockSeconds] : [null, null];
  const draws = times.kind === 'days' ? JSON.stringify(times.draws) : null;
  await sql`
    insert into lottery_times (game, from_day, seconds, lock_seconds, draws, reason, changed_by)
    values (${game}, ${fromDay}::date, ${seconds}, ${lockSeconds}, ${draws}::jsonb, ${reason}, ${by})`.execute(
    tx,
  );
};

export const liftTimes = async (tx: Transaction, id: bigint, by: string): Promise<void> => {
  await sql`
    update lottery_times set lifted_at = clock_timestamp(), lifted_by = ${by}
    where id = ${id} and lifted_at is null`.execute(tx);
};
