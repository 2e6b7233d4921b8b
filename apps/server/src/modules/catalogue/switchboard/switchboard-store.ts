import type { catalogue } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface SwitchedVendor {
  readonly code: string;
  readonly name: string;
  readonly connection: string;
  readonly category: catalogue.Category;
  readonly games: number;
  readonly maintenance: boolean;
}

export const listVendorRows = async (db: Database): Promise<SwitchedVendor[]> => {
  const { rows } = await sql<SwitchedVendor>`
    select v.code, v.name, v.connection, v.category, v.maintenance, count(g.id)::int as games
    from catalogue_vendor v left join catalogue_game g on g.vendor = v.code and g.active
    where v.active
    group by v.code order by v.category, v.position, v.code`.execute(db.kysely);
  return rows;
};

/** False when there is no such vendor. */
export const updateMaintenance = async (
  tx: Transaction,
  code: string,
  maintenance: boolean,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update catalogue_vendor set maintenance = ${maintenance} where code = ${code} and active`.execute(tx);
  return numAffectedRows > 0n;
};
