import {
  COVER_CATEGORIES,
  type CoverCategory,
  type CoverOrder,
  PALETTE_NAMES,
  SUBJECT_NAMES,
} from '@hintha/art';
import type { Database, Transaction } from '@hintha/platform';
import * as store from './store.ts';
import { findFactsRow, findGameRow, listGamesByCode } from './store.ts';
import type { GameFacts, StoredGame } from './types.ts';

/** What other modules may know of a title. */
export type KnownGame = Pick<
  StoredGame,
  'vendor' | 'vendorName' | 'connection' | 'code' | 'category' | 'classify' | 'names' | 'title' | 'available'
>;

/** A title on the shelf by its vendor and code. */
export const findGame = (db: Database, vendor: string, code: string): Promise<KnownGame | undefined> =>
  findGameRow(db, vendor, code);

/** The titles behind the game ids of rounds, by `connection/code`; ids without a title are left out. */
export const findGames = async (
  on: Database | Transaction,
  rounds: readonly { connection: string; gameId: string }[],
): Promise<Map<string, KnownGame>> => {
  const keys = rounds.map(({ connection, gameId }) => ({ connection, code: gameId }));
  const games = keys.length === 0 ? [] : await listGamesByCode(on, keys);
  return new Map(games.map((game) => [`${game.connection}/${game.code}`, game]));
};

/** A title on the shelf with its smallest bet and with what its vendor tells of how it plays. */
export const findGameFacts = (
  db: Database,
  vendor: string,
  code: string,
): Promise<(KnownGame & GameFacts & { minBet: bigint }) | undefined> => findFactsRow(db, vendor, code);

/** The game ids of a category, a vendor or both, on the shelf or not: a record outlives the title. */
export const listGameIds = (
  db: Database,
  chosen: { category: string; vendor: string },
): Promise<{ connection: string; gameId: string }[]> => store.listGameIds(db, chosen.category, chosen.vendor);

/** What the cover of a title on the shelf is drawn from; `title` is vendor/code. */
export const readPicture = async (db: Database, title: string): Promise<CoverOrder | undefined> => {
  const [vendor = '', code = ''] = title.split('/');
  const game = await findGameRow(db, vendor, code);
  if (game === undefined) return undefined;
  return {
    vendor,
    code,
    category: oneOf<CoverCategory>(COVER_CATEGORIES, game.category) ?? 'RNG',
    subject: oneOf(SUBJECT_NAMES, game.subject),
    palette: oneOf(PALETTE_NAMES, game.palette),
  };
};

const oneOf = <T extends string>(known: readonly T[], name: string): T | undefined =>
  known.find((one) => one === name);
