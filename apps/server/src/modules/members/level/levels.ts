import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { findStanding, selectRaised, type Standing, upsertLevel } from './level-store.ts';

const AT_FIRST: Standing = { level: 1, highest: 1, since: null };

/** Where a member stands in the club, and since when. */
export const readStanding = async (on: Database | Transaction, accountId: bigint): Promise<Standing> =>
  (await findStanding(on, accountId)) ?? AT_FIRST;

/** The level of the club that a member stands on, with all that belongs to it. */
export const readLevel = async (on: Database | Transaction, accountId: bigint): Promise<Level> =>
  levelAt((await readStanding(on, accountId)).level);

/** Who stands above the first level. */
export const listRaised = (db: Database): Promise<bigint[]> => selectRaised(db);

/** Puts a member on a level from an instant on. */
export const moveToLevel = (
  tx: Transaction,
  move: { accountId: bigint; level: number; at: Date },
): Promise<void> => upsertLevel(tx, move);

/** What a level of the club asks for and gives. Rates are exact decimals. */
export interface Level {
  readonly rankLevel: number;
  readonly labelName: string;
  /** What has to be deposited and bet in a member's whole time. */
  readonly deposited: Money;
  readonly bet: Money;
  /** What is given once to who comes up to it. */
  readonly bonus: Money;
  /** The share of a week's loss that is given back, and the most of it in a week. */
  readonly cashback: string;
  readonly mostCashback: Money;
  readonly freePerDay: number;
  /** Within a business day, and so of one withdrawal too. */
  readonly mostPerDay: Money;
  /** How much may be ordered to be paid in within a business day, and in how many orders. */
  readonly mostDeposited: Money;
  readonly mostDeposits: number;
  readonly points: string;
}

const THOUSAND = 1_000_00n;
const MILLION = 1_000n * THOUSAND;

type Line = readonly [
  deposited: bigint,
  bet: bigint,
  bonus: bigint,
  cashback: string,
  mostCashback: bigint,
  free: number,
  mostPerDay: bigint,
  mostDeposited: bigint,
  mostDeposits: number,
  points: string,
];

/** The club's table; the most of a cashback and the bounds of deposits are the operator's own figures. */
const LINES: readonly Line[] = [
  [0n, 0n, 0n, '0.003', 100n * THOUSAND, 1, 3n * MILLION, 50n * MILLION, 20, '1'],
  [
    500n * THOUSAND,
    5n * MILLION,
    3n * THOUSAND,
    '0.005',
    200n * THOUSAND,
    2,
    5n * MILLION,
    100n * MILLION,
    30,
    '1.1',
  ],
  [
    2n * MILLION,
    20n * MILLION,
    10n * THOUSAND,
    '0.008',
    500n * THOUSAND,
    3,
    10n * MILLION,
    200n * MILLION,
    30,
    '1.2',
  ],
  [
    10n * MILLION,
    100n * MILLION,
    30n * THOUSAND,
    '0.01',
    MILLION,
    3,
    20n * MILLION,
    500n * MILLION,
    40,
    '1.3',
  ],
  [
    30n * MILLION,
    300n * MILLION,
    100n * THOUSAND,
    '0.012',
    3n * MILLION,
    5,
    50n * MILLION,
    1_000n * MILLION,
    40,
    '1.5',
  ],
  [
    100n * MILLION,
    1_000n * MILLION,
    300n * THOUSAND,
    '0.015',
    5n * MILLION,
    5,
    100n * MILLION,
    2_000n * MILLION,
    50,
    '1.7',
  ],
  [
    300n * MILLION,
    3_000n * MILLION,
    MILLION,
    '0.018',
    10n * MILLION,
    8,
    200n * MILLION,
    5_000n * MILLION,
    50,
    '2',
  ],
  [
    1_000n * MILLION,
    10_000n * MILLION,
    3n * MILLION,
    '0.02',
    30n * MILLION,
    10,
    500n * MILLION,
    10_000n * MILLION,
    60,
    '2.5',
  ],
];

const toLevel = (line: Line, index: number): Level => {
  const [deposited, bet, bonus, cashback, mostCashback, freePerDay, mostPerDay, mostDeposited] = line;
  return {
    rankLevel: index + 1,
    labelName: `VIP ${index + 1}`,
    deposited: money(deposited),
    bet: money(bet),
    bonus: money(bonus),
    cashback,
    mostCashback: money(mostCashback),
    freePerDay,
    mostPerDay: money(mostPerDay),
    mostDeposited: money(mostDeposited),
    mostDeposits: line[8],
    points: line[9],
  };
};

/** Everybody begins on the first of the club's levels. */
export const LEVELS: readonly Level[] = LINES.map(toLevel);

export const levelAt = (rank: number): Level => {
  const level = LEVELS[rank - 1];
  if (level === undefined) throw new Error(`the club has no level ${rank}`);
  return level;
};
