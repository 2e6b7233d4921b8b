import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface StoredNetwork {
  network: string;
  rule: string;
}

export const listNetworks = async (db: Database): Promise<StoredNetwork[]> => {
  const { rows } = await sql<StoredNetwork>`
    select network::text as network, rule from site_network order by network`.execute(db.kysely);
  return rows;
};

export const putNetwork = async (
  on: Database | Transaction,
  { network, rule }: StoredNetwork,
): Promise<void> => {
  await sql`
    insert into site_network (network, rule) values (${network}::cidr, ${rule})
    on conflict (network) do update set rule = excluded.rule`.execute('pool' in on ? on.kysely : on);
};

/** Whether there was such a network. */
export const deleteNetwork = async (on: Database | Transaction, network: string): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from site_network where network = ${network}::cidr`.execute('pool' in on ? on.kysely : on);
  return numAffectedRows > 0n;
};
