import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Numero } from '../types.ts';

/** What became of a report that differs from what was published before it. */
export type DifferenceOutcome = 'DISMISSED' | 'RESETTLED' | 'WITHDRAWN';

export interface Difference {
  /** The report. */
  readonly resultId: bigint;
  /** Null while it waits for the staff. */
  readonly outcome: DifferenceOutcome | null;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly reason: string | null;
}

/** Has a report wait for the staff; one that was decided on stays so. */
export const insertDifference = async (
  tx: Transaction,
  numeroId: bigint,
  resultId: bigint,
): Promise<void> => {
  await sql`
    insert into lottery_difference (result_id, numero_id) values (${resultId}, ${numeroId})
    on conflict (result_id) do nothing`.execute(tx);
};

export const listDifferences = async (db: Database, numeroId: bigint): Promise<Map<bigint, Difference>> => {
  const { rows } = await sql<Difference>`
    select result_id as "resultId", outcome, resolved_at as "resolvedAt", resolved_by as "resolvedBy", reason
    from lottery_difference where numero_id = ${numeroId}`.execute(db.kysely);
  return new Map(rows.map((difference) => [difference.resultId, difference]));
};

/** More are not looked at before some of them are decided on. */
const MOST_OPEN = 1_000;

/** The numeros with a report that differs and waits for the staff. */
export const listDiffering = async (db: Database): Promise<Set<bigint>> => {
  const { rows } = await sql<{ id: bigint }>`
    select distinct numero_id as id from lottery_difference where outcome is null
    order by numero_id desc limit ${MOST_OPEN}`.execute(db.kysely);
  return new Set(rows.map(({ id }) => id));
};

/** Takes back what a source said before of a numero; it says something else now. */
export const withdrawDifferences = async (
  tx: Transaction,
  numeroId: bigint,
  source: string,
): Promise<void> => {
  await sql`
    update lottery_difference d set outcome = 'WITHDRAWN', resolved_at = clock_timestamp()
    from lottery_result r
    where d.numero_id = ${numeroId} and d.outcome is null and r.id = d.result_id
      and r.source = ${source} and r.staff_id is null`.execute(tx);
};

export interface Decision {
  readonly by: string;
  readonly reason: string;
}

/** Closes what was reported like the result that a numero is settled by now. */
export const updateResettled = async (
  tx: Transaction,
  numeroId: bigint,
  result: NonNullable<Numero['result']>,
  { by, reason }: Decision,
): Promise<void> => {
  await sql`
    update lottery_difference d
    set outcome = 'RESETTLED', resolved_at = clock_timestamp(), resolved_by = ${by}, reason = ${reason}
    from lottery_result r
    where d.numero_id = ${numeroId} and d.outcome is null and r.id = d.result_id
      and r.result = ${JSON.stringify(result)}::jsonb`.execute(tx);
};

/** Closes one report without a consequence; undefined when it does not wait, else the report. */
export const updateDismissed = async (
  tx: Transaction,
  { numeroId, resultId }: { readonly numeroId: bigint; readonly resultId: bigint },
  { by, reason }: Decision,
): Promise<{ readonly source: string; readonly result: NonNullable<Numero['result']> } | undefined> => {
  const { rows } = await sql<{ source: string; result: string[][] }>`
    update lottery_difference d
    set outcome = 'DISMISSED', resolved_at = clock_timestamp(), resolved_by = ${by}, reason = ${reason}
    from lottery_result r
    where d.numero_id = ${numeroId} and d.result_id = ${resultId} and d.outcome is null and r.id = d.result_id
    returning r.source, r.result`.execute(tx);
  return rows[0];
};
