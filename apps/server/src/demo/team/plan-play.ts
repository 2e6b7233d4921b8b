import { type Chance, chanceOf } from './chance.ts';
import type { Placed } from './tree.ts';
import { decide, GAMES, type Game } from './games.ts';

/** Amounts are in hundredths. */
export interface PlannedBet extends Game {
  readonly stake: bigint;
  readonly payout: bigint;
  /** How long after the session began it is placed. */
  readonly afterMs: number;
}

/** What a member does at once: pays in where it has too little, plays, and takes out what it has won. */
export interface Session {
  readonly member: string;
  readonly deposit: bigint;
  readonly bets: readonly PlannedBet[];
  readonly withdrawal: bigint;
}

/** Those who play at about the same time of a day. */
export interface Slot {
  readonly minute: number;
  readonly sessions: readonly Session[];
}

interface Character {
  /** How often it plays, stakes, in hundredths, and how lucky it is: 1 is as the games have it. */
  readonly keen: number;
  readonly stake: bigint;
  readonly luck: number;
  readonly games: readonly [Game, ...Game[]];
}

const KYAT = 100n;
const STAKES = [1_000n, 2_000n, 3_000n, 5_000n, 10_000n, 20_000n, 40_000n] as const;
const STAKE_WEIGHTS = [3, 5, 6, 4, 4, 2, 1];

const characterOf = (name: string): Character => {
  const chance = chanceOf('character', name);
  return {
    keen: 0.2 + 0.55 * chance.share(),
    stake: chance.oneOf(STAKES, STAKE_WEIGHTS) * KYAT,
    luck: chance.happens(0.12) ? 1.1 : 0.88 + 0.16 * chance.share(),
    games: [chance.oneOf(GAMES), chance.oneOf(GAMES), chance.oneOf(GAMES)],
  };
};

/** Within a minute all have begun to play. */
const FIRST_MS = 60_000;
const BET_MS = 12_000;
const MOST_BETS = 5;
const ROUND = 10_000n * KYAT;
/** With so many times its stake a member takes money out, and goes on with a part of it. */
const RICH = 45n;

const planBets = ({ stake, luck, games }: Character, chance: Chance): PlannedBet[] => {
  const firstMs = chance.below(FIRST_MS);
  return Array.from({ length: 1 + chance.below(MOST_BETS) }, (_, number) => {
    const game = chance.oneOf(games);
    const staked = stake * BigInt(1 + chance.below(3));
    const payout = decide(game, { stake: staked, luck, chance });
    return { ...game, stake: staked, payout, afterMs: firstMs + number * BET_MS };
  });
};

/** Money goes in round sums. */
const roundUp = (amount: bigint): bigint => ((amount + ROUND - 1n) / ROUND) * ROUND;

const planSession = (member: string, before: bigint, chance: Chance): { session: Session; left: bigint } => {
  const character = characterOf(member);
  const bets = planBets(character, chance);
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const won = bets.reduce((sum, { payout }) => sum + payout, 0n);
  const deposit = before < staked ? roundUp(staked * 3n) : 0n;
  const after = before + deposit - staked + won;
  const isRich = after > character.stake * RICH + ROUND;
  const withdrawal = isRich ? roundUp((after * 2n) / 3n) - ROUND : 0n;
  return { session: { member, deposit, bets, withdrawal }, left: after - withdrawal };
};

/** When people play, hour by hour: little in the night, most in the evening. */
const HOURS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23] as const;
const HOUR_WEIGHTS = [1, 1, 2, 2, 2, 3, 3, 2, 2, 2, 3, 4, 6, 7, 7, 5, 3];

/** Minutes of the day, each of another hour. */
const minutesOf = (count: number, chance: Chance): number[] => {
  const hours = new Set<number>();
  while (hours.size < count) hours.add(chance.oneOf(HOURS, HOUR_WEIGHTS));
  return [...hours].toSorted((a, b) => a - b).map((hour) => hour * 60 + 8 + chance.below(40));
};

const WEEKEND = 1.4;
const FIRST_SHARE = 0.65;

export interface DayToPlan {
  readonly day: string;
  readonly index: number;
  readonly of: number;
  /** How many times of the day there are at which somebody plays. */
  readonly slots: number;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Plans what the members of a team do, day by day from the first on: more as time goes by, most at weekends. What a member
 * has left is known from the days before alone, so that the same days come out the same.
 */
export const openPlan = (team: readonly Placed[]): ((day: DayToPlan) => Slot[]) => {
  const kept = new Map<string, bigint>();
  return ({ day, index, of, slots }) => {
    const minutes = minutesOf(slots, chanceOf('slots', day));
    const sessions = minutes.map((): Session[] => []);
    const often = (FIRST_SHARE + (1 - FIRST_SHARE) * (index / of)) * (isWeekend(day) ? WEEKEND : 1);
    for (const { name, type, joinsOn } of team) {
      if (type !== 0 || joinsOn > index) continue;
      const chance = chanceOf('day', day, name);
      const isNew = joinsOn === index;
      if (!isNew && !chance.happens(characterOf(name).keen * often)) continue;
      const { session, left } = planSession(name, kept.get(name) ?? 0n, chance);
      kept.set(name, left);
      // Who joins today does so in the morning.
      sessions[isNew ? slots - 1 : chance.below(slots)]?.push(session);
    }
    return minutes.map((minute, place) => ({ minute, sessions: sessions[place] ?? [] }));
  };
};
