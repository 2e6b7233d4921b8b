import type { Money } from '@hintha/money';

/** The four ways in which prize modes are kept. */
export type PrizeModeFamily = 'Lott' | 'ZY' | 'Elott' | 'SEA';

/** One draw a day, or several. */
export interface DailyDraw {
  /** Minutes after midnight in the zone of the draw. */
  readonly drawsAt: number;
  readonly locksAt: number;
  /** What stands behind the date in the code of the numero. */
  readonly suffix: string;
}

/** The times of a schedule: what the staff may give a lottery in place of its own. */
export type Times =
  | { readonly kind: 'interval'; readonly seconds: number; readonly lockSeconds: number }
  | { readonly kind: 'days'; readonly draws: readonly DailyDraw[] };

export type Schedule =
  /** Every so many seconds, counted from the midnight of the operator. */
  | { readonly kind: 'interval'; readonly seconds: number; readonly lockSeconds: number }
  /** On some days of the week (0 is Sunday) or of the month, in a zone so many minutes east of Greenwich. */
  | {
      readonly kind: 'days';
      readonly zone: number;
      readonly weekdays?: readonly number[];
      readonly monthDays?: readonly number[];
      readonly draws: readonly DailyDraw[];
    }
  /** Drawn for each order at once. */
  | { readonly kind: 'instant' };

export interface LotteryGame {
  readonly code: string;
  readonly vendor: string;
  readonly family: PrizeModeFamily;
  /** The rules of `packages/games/lottery` by which it is played. */
  readonly rules: string;
  /** Whether the operator draws it, with a proof; others have an official result. */
  readonly isFirstParty: boolean;
  readonly schedule: Schedule;
}

/** Other times of a lottery from a day on. */
export interface ChangedTimes {
  /** Null for what is only looked at. */
  readonly id: bigint | null;
  readonly game: string;
  readonly fromDay: string;
  readonly times: Times;
}

/** What the staff has changed of the calendars. */
export interface CalendarChanges {
  /** The lotteries that are turned off. */
  readonly off: ReadonlySet<string>;
  /** By lottery and day, as `dayKey` has them: the day on which its draws are held instead, null for none. */
  readonly days: ReadonlyMap<string, string | null>;
  /** The earliest first. */
  readonly times: readonly ChangedTimes[];
}

/** A numero as the calendar has it. */
export interface PlannedNumero {
  readonly game: string;
  /** Such as 20260115-0001, unique in its game. */
  readonly code: string;
  readonly opensAt: Date;
  readonly locksAt: Date;
  readonly drawsAt: Date;
}

export type NumeroState =
  | 'SCHEDULED'
  | 'LOCKED'
  | 'DRAWN'
  | 'CONFIRMED'
  | 'SETTLING'
  | 'SETTLED'
  | 'RESETTLING'
  | 'DELAYED'
  | 'VOID';

export interface Numero extends PlannedNumero {
  readonly id: bigint;
  readonly state: NumeroState;
  /** How many orders it has, and the hash of their bets; null until it is locked. */
  readonly orders: number | null;
  readonly betsHash: string | null;
  /** What goes into its draw beside the seed, fixed when it locked; null for what others draw. */
  readonly entropy: string | null;
  /** Tier by tier, as it was published; null until it is drawn. */
  readonly result: readonly (readonly string[])[] | null;
  readonly drawnAt: Date | null;
  /** Counted up with each other result. */
  readonly version: number;
  readonly voidReason: VoidReason | null;
  /** When everything was done that follows from its result, or from there being none. */
  readonly finishedAt: Date | null;
}

/** Why a numero was called off. */
export type VoidReason = 'NO_RESULT' | 'PROOF_DIFFERS' | 'CANCELLED' | 'CLOSED';

/** What a member submitted at once. */
export interface LotteryOrder {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly numeroId: bigint;
  readonly betIds: readonly string[];
  /** What each bet was placed at; null for orders from before that was kept. */
  readonly stakes: readonly Money[] | null;
  readonly stake: Money;
  /** In two-thousandths: the prize mode of the member at that time, and that of the bets. */
  readonly ownMode: number;
  readonly prizeMode: number;
  /** The bets that were taken back before the lock. */
  readonly cancelledIds: readonly string[];
  readonly placedAt: Date;
}
