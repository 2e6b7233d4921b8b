import { ZERO } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import {
  countRaised,
  findStanding,
  insertMove,
  type LevelMove,
  selectMoves,
  selectRaised,
  selectStandings,
  type Standing,
  upsertLevel,
} from './level-store.ts';
import { clubSettings, type ClubValues, type LevelAsked, type LevelGiven } from './settings.ts';

const AT_FIRST: Standing = { level: 1, highest: 1, since: null };

/** Where a member stands in the club, and since when. */
export const readStanding = async (on: Database | Transaction, accountId: bigint): Promise<Standing> =>
  (await findStanding(on, accountId)) ?? AT_FIRST;

/** Where many members stand, by their accounts. */
export const readStandings = async (
  db: Database,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Standing>> => {
  const moved = new Map((await selectStandings(db, ids)).map((one) => [one.accountId, one]));
  return new Map(ids.map((id) => [id, moved.get(id) ?? AT_FIRST]));
};

/** The level of the club that a member stands on, with all that belongs to it. */
export const readLevel = async (on: Database | Transaction, accountId: bigint): Promise<Level> => {
  const { level } = await readStanding(on, accountId);
  return levelAt(await readLevels(on), level);
};

/** Who stands above the first level. */
export const listRaised = (db: Database): Promise<bigint[]> => selectRaised(db);

/** How many stand on each level above the first. */
export const countAtLevels = (
  on: Database | Transaction,
): Promise<{ readonly level: number; readonly count: bigint }[]> => countRaised(on);

/** Puts a member on a level from an instant on. */
export const moveToLevel = async (
  tx: Transaction,
  move: { accountId: bigint; level: number; at: Date },
): Promise<void> => {
  await upsertLevel(tx, move);
  await insertMove(tx, move);
};

/** The levels that a member has come to, the newest first. */
export const listMoves = (db: Database, accountId: bigint): Promise<LevelMove[]> =>
  selectMoves(db, accountId);

/** What a level of the club asks for and gives. Rates are exact decimals. */
export interface Level extends LevelAsked, LevelGiven {
  readonly rankLevel: number;
  readonly labelName: string;
}

/** The levels of the club as they stand now, the first at the beginning. */
export const readLevels = async (on: Database | Transaction): Promise<readonly Level[]> =>
  levelsOf(await readSettings(on, clubSettings));

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

// Everybody begins on the first level.
const NOTHING_ASKED: LevelAsked = { deposited: ZERO, bet: ZERO, bonus: ZERO };

export const levelsOf = (values: ClubValues): readonly Level[] =>
  RANKS.map((rank) => ({
    rankLevel: rank,
    labelName: `VIP ${rank}`,
    ...(rank === 1
      ? NOTHING_ASKED
      : {
          deposited: values[`level${rank}.deposited`],
          bet: values[`level${rank}.bet`],
          bonus: values[`level${rank}.bonus`],
        }),
    cashback: values[`level${rank}.cashback`],
    mostCashback: values[`level${rank}.mostCashback`],
    freePerDay: values[`level${rank}.freePerDay`],
    mostPerDay: values[`level${rank}.mostPerDay`],
    mostDeposited: values[`level${rank}.mostDeposited`],
    mostDeposits: values[`level${rank}.mostDeposits`],
    points: values[`level${rank}.points`],
  }));

export const levelAt = (levels: readonly Level[], rank: number): Level => {
  const level = levels[rank - 1];
  if (level === undefined) throw new Error(`the club has no level ${rank}`);
  return level;
};
