import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { route } from '../route.ts';

const rankLevel = z.int().min(1);

/** A level: what it asks for in a member's whole time, and what it gives. Rates are exact decimals. */
const LevelView = z.object({
  rankLevel,
  labelName: z.string(),
  deposited: Amount,
  bet: Amount,
  /** Once, for coming up to it. */
  bonus: Amount,
  /** The share of a week's loss that is given back, and the most of it. */
  cashback: z.string(),
  mostCashback: Amount,
  /** Withdrawals of a day without a fee, and what may be withdrawn within it. */
  freePerDay: z.int(),
  mostPerDay: Amount,
  mostDeposited: Amount,
  mostDeposits: z.int(),
  /** So many times the usual points. */
  points: z.string(),
});
export type LevelView = z.infer<typeof LevelView>;

export const listClubLevels = route('listClubLevels', {
  guard: 'visitor',
  summary: 'The levels of the club, the first at the beginning, with what each asks for and gives.',
  reply: z.object({
    levels: z.array(LevelView),
    /** A level is kept by betting this share of what it asks for within so many days. */
    keptRate: z.string(),
    keptDays: z.int(),
  }),
});

export const readClubStanding = route('readClubStanding', {
  guard: 'player',
  summary: 'On which level the member stands, what the next one still asks for, and the levels it has held.',
  reply: z.object({
    rankLevel,
    /** Null for who has never moved. */
    since: Instant.nullable(),
    /** In the whole time of the member; bets count up to this business day. */
    deposited: Amount,
    bet: Amount,
    countedTo: z.iso.date(),
    /** What is still asked for; null on the highest level. */
    next: z
      .object({
        rankLevel,
        deposited: Amount,
        bet: Amount,
        /** Bets of the last days, for a level that was held before and lost; null for any other. */
        recent: Amount.nullable(),
      })
      .nullable(),
    /** What keeps the level: bets of the last days, looked at from an instant on; null on the first level. */
    kept: z.object({ asked: Amount, recent: Amount, from: Instant }).nullable(),
    /** The newest first. */
    history: z.array(z.object({ rankLevel, labelName: z.string(), at: Instant })),
  }),
});
