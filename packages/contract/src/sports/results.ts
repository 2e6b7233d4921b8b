import { z } from 'zod';

const Count = z.int().min(0).max(99);
const Score = z.object({ home: Count, away: Count });
const Side = z.enum(['home', 'away']).nullable();
const Kills = z.int().min(0).max(999);

const FootballResult = z.object({
  sport: z.literal('football'),
  halfTime: Score,
  fullTime: Score,
  firstGoal: Side,
  lastGoal: Side,
});

const EsportsResult = z.object({
  sport: z.literal('esports'),
  /** So many maps at most were to be played when bets were taken, and in the end. */
  offeredBestOf: z.int().min(1).max(7),
  bestOf: z.int().min(1).max(7),
  /** Null where no result stands. */
  winner: Side,
  maps: z
    .array(
      z.object({
        winner: Side,
        isPlayed: z.boolean(),
        kills: z.object({ home: Kills, away: Kills }).nullable(),
        firstBlood: Side,
        firstObjective: Side,
        pistolRound: Side,
      }),
    )
    .max(7),
});

const Competitor = z.string().regex(/^[1-9]\d?$/);
const MOST_COMPETITORS = 40;

const OutrightResult = z.object({
  sport: z.literal('outright'),
  /** The ranks that are paid, from the first on; those who share one stand together. By their places in the list. */
  ranking: z.array(z.array(Competitor).min(1).max(MOST_COMPETITORS)).min(1).max(MOST_COMPETITORS),
  /** So many places are paid. */
  places: z.int().min(1).max(10),
  /** Those who did not start, and whether bets on them are void. */
  absent: z.array(Competitor).max(MOST_COMPETITORS),
  voidIfAbsent: z.boolean(),
});

/** How an event ended. */
export const SportsResultView = z.discriminatedUnion('sport', [
  FootballResult,
  EsportsResult,
  OutrightResult,
]);
export type SportsResultView = z.infer<typeof SportsResultView>;
