import {
  COVER_CATEGORIES,
  type CoverCategory,
  type CoverOrder,
  PALETTE_NAMES,
  SUBJECT_NAMES,
} from '@hintha/art';
import type { Database, Transaction } from '@hintha/platform';
import { findGame, listGamesByCode } from './store.ts';
import type { StoredGame } from './types.ts';

/** What other modules may know of a game. */
export type KnownGame = Pick<
  StoredGame,
  | 'vendor'
  | 'vendorName'
  | 'vendorNames'
  | 'integration'
  | 'code'
  | 'category'
  | 'classify'
  | 'names'
  | 'title'
  | 'available'
>;

/** The games behind the game ids of rounds, by `source/gameId`; ids without a game are left out. */
export const findGames = async (
  on: Database | Transaction,
  rounds: readonly { source: string; gameId: string }[],
): Promise<Map<string, KnownGame>> => {
  const keys = rounds.map(({ source, gameId }) => ({ integration: source, code: gameId }));
  const games = keys.length === 0 ? [] : await listGamesByCode(on, keys);
  return new Map(games.map((game) => [`${game.integration}/${game.code}`, game]));
};

/** What the cover of a listed game is drawn from; `title` is vendor/code. */
export const readPicture = async (db: Database, title: string): Promise<CoverOrder | undefined> => {
  const [vendor = '', code = ''] = title.split('/');
  const game = await findGame(db, vendor, code);
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
