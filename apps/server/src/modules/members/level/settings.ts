import { type Money, money } from '@hintha/money';
import { amount, defineSettings, rate, type Setting, type Values, whole } from '../../settings/index.ts';

const THOUSAND = 1_000_00n;
const MILLION = 1_000n * THOUSAND;
const LARGEST = { most: money(1_000_000n * MILLION) };

/** What a level asks for: what has to be deposited and bet in a member's whole time, and the bonus for coming up to it. */
interface Asked<Amount> {
  readonly deposited: Amount;
  readonly bet: Amount;
  readonly bonus: Amount;
}

/** What it gives to whoever stands on it; rates are exact decimals. */
interface Given<Amount, Rate, Count> {
  /** The share of a week's loss that is given back, and the most of it in a week. */
  readonly cashback: Rate;
  readonly mostCashback: Amount;
  readonly freePerDay: Count;
  /** What may be withdrawn within a business day, and so at once too. */
  readonly mostPerDay: Amount;
  /** How much may be ordered to be paid in within a business day, and in how many orders. */
  readonly mostDeposited: Amount;
  readonly mostDeposits: Count;
  /** So many times the usual points. */
  readonly points: Rate;
}

export type LevelAsked = Asked<Money>;
export type LevelGiven = Given<Money, string, number>;

const askedOf = (deposited: bigint, bet: bigint, bonus: bigint): Asked<Setting<Money>> => ({
  deposited: amount(money(deposited), LARGEST),
  bet: amount(money(bet), LARGEST),
  bonus: amount(money(bonus)),
});

type Usual = readonly [
  cashback: string,
  mostCashback: bigint,
  freePerDay: number,
  mostPerDay: bigint,
  mostDeposited: bigint,
  mostDeposits: number,
  points: string,
];

const givenOf = (usual: Usual): Given<Setting<Money>, Setting<string>, Setting<number>> => {
  const [cashback, mostCashback, freePerDay, mostPerDay, mostDeposited, mostDeposits, points] = usual;
  const times = { least: 0, most: 1_000, needsApproval: true };
  return {
    cashback: rate(cashback, { least: '0', most: '1' }),
    mostCashback: amount(money(mostCashback)),
    freePerDay: whole(freePerDay, 'times', times),
    mostPerDay: amount(money(mostPerDay), LARGEST),
    mostDeposited: amount(money(mostDeposited), LARGEST),
    mostDeposits: whole(mostDeposits, 'times', { ...times, least: 1 }),
    points: rate(points, { least: '0', most: '100' }),
  };
};

/** Everybody begins on the first level, so that it asks for nothing. */
const ASKED = {
  2: askedOf(500n * THOUSAND, 5n * MILLION, 3n * THOUSAND),
  3: askedOf(2n * MILLION, 20n * MILLION, 10n * THOUSAND),
  4: askedOf(10n * MILLION, 100n * MILLION, 30n * THOUSAND),
  5: askedOf(30n * MILLION, 300n * MILLION, 100n * THOUSAND),
  6: askedOf(100n * MILLION, 1_000n * MILLION, 300n * THOUSAND),
  7: askedOf(300n * MILLION, 3_000n * MILLION, MILLION),
  8: askedOf(1_000n * MILLION, 10_000n * MILLION, 3n * MILLION),
};

const GIVEN = {
  1: givenOf(['0.003', 100n * THOUSAND, 1, 3n * MILLION, 50n * MILLION, 20, '1']),
  2: givenOf(['0.005', 200n * THOUSAND, 2, 5n * MILLION, 100n * MILLION, 30, '1.1']),
  3: givenOf(['0.008', 500n * THOUSAND, 3, 10n * MILLION, 200n * MILLION, 30, '1.2']),
  4: givenOf(['0.01', MILLION, 3, 20n * MILLION, 500n * MILLION, 40, '1.3']),
  5: givenOf(['0.012', 3n * MILLION, 5, 50n * MILLION, 1_000n * MILLION, 40, '1.5']),
  6: givenOf(['0.015', 5n * MILLION, 5, 100n * MILLION, 2_000n * MILLION, 50, '1.7']),
  7: givenOf(['0.018', 10n * MILLION, 8, 200n * MILLION, 5_000n * MILLION, 50, '2']),
  8: givenOf(['0.02', 30n * MILLION, 10, 500n * MILLION, 10_000n * MILLION, 60, '2.5']),
};

type ClubSettings = {
  readonly [Key in keyof LevelAsked as `level${keyof typeof ASKED}.${Key}`]: Setting<LevelAsked[Key]>;
} & {
  readonly [Key in keyof LevelGiven as `level${keyof typeof GIVEN}.${Key}`]: Setting<LevelGiven[Key]>;
};

export type ClubValues = Values<ClubSettings>;

const named = (table: Readonly<Record<number, object>>) =>
  Object.entries(table).flatMap(([rank, line]) =>
    Object.entries(line).map(([key, setting]) => [`level${rank}.${key}`, setting] as const),
  );

// The names are those of the type: both are made of the same two tables.
const settings = Object.fromEntries([...named(ASKED), ...named(GIVEN)]) as ClubSettings;

/** The first figure that is lower than that of the level below, for levels would have no order by it. */
const lowerThanBelow = (values: ClubValues): string | null => {
  const figures = new Map<string, Money | string | number>(Object.entries(values));
  for (const [name, figure] of figures) {
    const below = figures.get(name.replace(/\d/, (rank) => String(Number(rank) - 1)));
    if (below !== undefined && Number(figure) < Number(below)) return name;
  }
  return null;
};

/** What the levels of the club ask for and give, by names such as `level3.deposited`. */
export const clubSettings = defineSettings(
  'club',
  ['payments', 'risk', 'administrator'],
  settings,
  lowerThanBelow,
);
