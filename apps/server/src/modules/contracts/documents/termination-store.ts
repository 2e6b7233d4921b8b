import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Termination, TerminationState } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

const TERMINATION = sql`id, contract_id as "contractId", by_payer as "byPayer", expires_at as "expiresAt"`;

export const insertTermination = async (
  tx: Transaction,
  wish: { contractId: bigint; byPayer: boolean; askedAt: Date; expiresAt: Date },
): Promise<void> => {
  await sql`
    insert into contracts_termination (contract_id, by_payer, asked_at, expires_at)
    values (${wish.contractId}, ${wish.byPayer}, ${wish.askedAt}, ${wish.expiresAt})`.execute(tx);
};

/** The wishes that are open, by their contract. */
export const selectOpenTerminations = async (
  on: Database | Transaction,
  contractIds: readonly bigint[],
): Promise<Map<bigint, Termination>> => {
  const { rows } = await sql<Termination>`
    select ${TERMINATION} from contracts_termination
    where contract_id = any (${contractIds}::bigint[]) and state = 'OPEN'`.execute(at(on));
  return new Map(rows.map((row) => [row.contractId, row]));
};

export const updateTermination = async (
  tx: Transaction,
  id: bigint,
  { state, at: answeredAt }: { state: TerminationState; at: Date },
): Promise<void> => {
  await sql`
    update contracts_termination set state = ${state}, answered_at = ${answeredAt}
    where id = ${id} and state = 'OPEN'`.execute(tx);
};

export const listExpiredTerminations = async (db: Database, now: Date): Promise<Termination[]> => {
  const { rows } = await sql<Termination>`
    select ${TERMINATION} from contracts_termination
    where state = 'OPEN' and expires_at <= ${now} order by expires_at limit 500`.execute(db.kysely);
  return rows;
};
