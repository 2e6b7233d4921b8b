import type { Database } from '@hintha/platform';
import { linesNow } from '@hintha/server/src/modules/agents/index.ts';
import { sql } from 'kysely';

interface Chain {
  readonly kind: 'DAILY' | 'REALTIME';
  /** As far down the tree as this; 1 is its top. */
  readonly levels: number;
  readonly from: Date;
}

/** Each contract that begins or ends takes locks of its own, and a transaction holds only so many. */
const TOGETHER = 2_000;

/** A contract of one rate for everybody down to a level of the tree, from the one above, of the top from the operator. */
export const givenChain = async (db: Database, { kind, levels, from }: Chain): Promise<number> => {
  const period = kind === 'DAILY' ? 'DAILY' : 'WINDOW';
  const contract = sql`
    'ACTIVE', ${period}, '[{"minVolume": "0", "minActive": 0, "rate": 50}]'::jsonb, 50,
    ${from}::timestamptz, ${from}::timestamptz, ${from}::timestamptz, ${from}::timestamptz`;
  const columns = sql`
    (kind, payer_id, payee_id, request_id, approval, state, period, tiers, max_rate, offered_at, expires_at, answered_at,
     effective_from)`;
  await sql`
    insert into contracts_contract ${columns}
    values (${kind}, null, 1, ${`bench-${kind}`}, 'bench', ${contract})`.execute(db.kysely);
  let contracts = 1;
  for (let level = 2; level <= levels; level += 1) {
    const { rows } = await sql<{ payer: bigint; payee: bigint }>`
      select line[cardinality(line) - 1] as payer, account as payee
      from ${linesNow()} l where cardinality(line) = ${level}`.execute(db.kysely);
    for (let first = 0; first < rows.length; first += TOGETHER) {
      const some = rows.slice(first, first + TOGETHER);
      await sql`
        insert into contracts_contract ${columns}
        select ${kind}, payer, payee, 'bench-' || ${kind}::text || payee, null, ${contract}
        from unnest(${some.map(({ payer }) => payer)}::bigint[], ${some.map(({ payee }) => payee)}::bigint[])
          as l (payer, payee)`.execute(db.kysely);
    }
    contracts += rows.length;
  }
  await sql`analyze contracts_contract`.execute(db.kysely);
  return contracts;
};

/** All contracts end at an instant. */
export const givenContractsEnded = async (db: Database, at: Date): Promise<void> => {
  const end = () =>
    sql`
      update contracts_contract set state = 'TERMINATED', end_reason = 'OPERATOR', ended_from = ${at}
      where id in (select id from contracts_contract where state = 'ACTIVE' limit ${TOGETHER})`.execute(
      db.kysely,
    );
  while (((await end()).numAffectedRows ?? 0n) > 0n);
};

export interface SettledRow {
  readonly kind: string;
  readonly payeeId: bigint;
  readonly from: Date;
  readonly to: Date;
  readonly play: { readonly stake: string; readonly payout: string; readonly valid: string };
  readonly amount: bigint;
  /** What was paid of all that is paid with it. */
  readonly paid: bigint | null;
}

/** What contracts came to in their periods, and what of it was paid. */
export const readSettled = async (db: Database): Promise<SettledRow[]> => {
  const { rows } = await sql<SettledRow>`
    select s.kind, s.payee_id as "payeeId", s.period_from as "from", s.period_to as "to",
           s.parts - '{rebates,cashback,bonuses,salary}'::text[] as play, s.amount, p.paid
    from contracts_settlement s left join contracts_payment p on p.id = s.payment_id order by s.id`.execute(
    db.kysely,
  );
  return rows;
};

/** The operator has offered an agent a daily wage of half a per cent, which waits for an answer. */
export const givenOffer = async (db: Database, payeeId: bigint): Promise<void> => {
  await sql`
    insert into contracts_contract (kind, payee_id, request_id, approval, period, tiers, max_rate, offered_at, expires_at)
    values ('DAILY', ${payeeId}, 'offer', 'offer', 'DAILY',
            '[{"minVolume": "0", "minActive": 0, "rate": 50}]'::jsonb, 50, now(), now() + interval '3 days')`.execute(
    db.kysely,
  );
};
