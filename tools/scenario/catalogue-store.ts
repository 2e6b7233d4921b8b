import { money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { putGames } from '@hintha/server/src/modules/catalogue/index.ts';
import { selectListedGames } from '@hintha/server/src/modules/catalogue/game-index/index-store.ts';
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
  readonly features: readonly string[];
}

/** The games that are listed, in the order of their codes. */
export const readGames = async (db: Database): Promise<GameRow[]> => {
  const { rows } = await sql<GameRow>`
    select id, vendor, code, names, category, max_bet as "maxBet", rtp_ppm as "rtpPpm", volatility, features
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

/** The brands stand in another area with all their games. */
export const givenBrandsIn = async (db: Database, area: string, codes: readonly string[]): Promise<void> => {
  await sql`update catalogue_game set category = ${area} where vendor = any(${codes}::text[])`.execute(
    db.kysely,
  );
  await sql`update catalogue_vendor set category = ${area} where code = any(${codes}::text[])`.execute(
    db.kysely,
  );
};

/** A slot of the list, as a round of it is written down. */
export const findSlot = async (db: Database): Promise<{ source: string; game: string }> => {
  const games = await selectListedGames(db);
  const slot = games.find(({ category, classify }) => category === 'RNG' && classify === null);
  if (slot === undefined) throw new Error('no slot is listed');
  return { source: slot.integration, game: slot.code };
};

/** A vendor behind the integration lists one slot, both under names of its own choosing. */
export const givenListedGame = async (
  db: Database,
  integration: string,
  { vendor, game, title }: { vendor: string; game: string; title: string },
): Promise<void> => {
  const looks = { vendorEmblem: 'gem', subject: 'gem', palette: 'jade', classify: null, hot: true } as const;
  const terms = { category: 'RNG', minBet: money(100n), lines: 5, releasedAt: new Date() } as const;
  const named = { vendor: 'VLISTED', vendorName: vendor, code: 'listed', names: { en: game }, title };
  await transaction(db, (tx) => putGames(tx, integration, [{ ...named, ...looks, ...terms }]));
};
