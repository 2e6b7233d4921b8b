import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Span } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

interface OwnPlay extends Span {
  readonly account: bigint;
}

/** What one account played, by the changes of play. */
export const selectOwnPlay = async (
  on: Database | Transaction,
  changes: RawBuilder<unknown>,
  { from, to, account }: OwnPlay,
): Promise<{ stake: bigint; payout: bigint; valid: bigint } | undefined> => {
  const { rows } = await sql<{ stake: bigint; payout: bigint; valid: bigint }>`
    select sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(valid)::bigint as valid
    from ${changes} c where account = ${account} and at >= ${from} and at < ${to} group by account`.execute(
    at(on),
  );
  return rows[0];
};

export interface CountedRow {
  readonly id: string;
  readonly source: string;
  readonly gameId: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly at: Date;
}

export const selectCounted = async (
  db: Database,
  changes: RawBuilder<unknown>,
  { from, to, account, limit, offset }: OwnPlay & { limit: number; offset: number },
): Promise<CountedRow[]> => {
  const { rows } = await sql<CountedRow>`
    select bet_id as id, source, game as "gameId", stake, payout, at from ${changes} c
    where account = ${account} and at >= ${from} and at < ${to}
    order by seq desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

/** What the operator itself paid accounts as salaries in a span. */
export const sumSalaries = async (
  on: Database | Transaction,
  { from, to }: Span,
  accounts: readonly bigint[],
): Promise<Map<bigint, bigint>> => {
  const { rows } = await sql<{ id: bigint; sum: bigint }>`
    select p.payee_id as id, sum(i.amount)::bigint as sum
    from contracts_instalment i join contracts_payment p on p.id = i.payment_id
    where p.payer_id is null and p.payee_id = any (${accounts}::bigint[]) and p.kind <> 'DIVIDEND'
      and i.at >= ${from} and i.at < ${to}
    group by 1`.execute(at(on));
  return new Map(rows.map(({ id, sum }) => [id, sum]));
};
