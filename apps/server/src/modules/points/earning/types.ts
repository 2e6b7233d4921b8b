/** What counts of a day for points, by what bets are weighed by. */
export interface Earned {
  readonly code: string;
  readonly valid: bigint;
  /** Of the level that the day was played at, in parts of ten thousand. */
  readonly factor: bigint;
}

/** The exact sum over all days, and the points that were posted of it. */
export interface PointSum {
  readonly parts: bigint;
  readonly posted: bigint;
  readonly postings: bigint;
}

/** What a member played on a day. */
export interface DayPlayed {
  readonly accountId: bigint;
  readonly day: string;
  readonly played: readonly { readonly code: string; readonly valid: bigint }[];
}
