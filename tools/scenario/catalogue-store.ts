import { type Database, transaction } from '@hintha/platform';
import { updateMaintenance } from '@hintha/server/src/modules/catalogue/store.ts';
import { sql } from 'kysely';

export interface GameRow {
  readonly id: number;
  readonly vendor: string;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly category: string;
  readonly maxBet: bigint | null;
  readonly rtpPpm: number | null;
  readonly volatility: string | null;
}

/** The games that are listed, in the order of their codes. */
export const readGames = async (db: Database): Promise<GameRow[]> => {
  const { rows } = await sql<GameRow>`
    select id, vendor, code, names, category, max_bet as "maxBet", rtp_ppm as "rtpPpm", volatility
    from catalogue_game where active order by code`.execute(db.kysely);
  return rows;
};

/** The brand has a place in the catalogue under that integration, and no games. */
export const givenBrand = async (db: Database, code: string, integration: string): Promise<void> => {
  await sql`
    insert into catalogue_vendor (code, integration, name, category, emblem, position)
    values (${code}, ${integration}, ${code}, 'RNG', 'gem', 0)`.execute(db.kysely);
};

/** The brand is taken off the list. */
export const givenBrandUnlisted = async (db: Database, code: string): Promise<void> => {
  await sql`update catalogue_vendor set active = false where code = ${code}`.execute(db.kysely);
};

/** The operator shows the brands in the opposite order. */
export const givenBrandsReversed = async (db: Database): Promise<void> => {
  await sql`update catalogue_vendor set position = -position`.execute(db.kysely);
};

/** The brand is closed for maintenance. */
export const givenMaintenance = async (db: Database, code: string): Promise<void> => {
  await transaction(db, (tx) => updateMaintenance(tx, code, true));
};
