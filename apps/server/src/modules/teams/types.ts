/** What is summed of an account, or of a team, on a business day, by its column. Amounts are hundredths. */
export const FIGURES = [
  'stake',
  'payout',
  'valid',
  'deposits',
  'withdrawals',
  'rebates',
  'cashback',
  'bonuses',
  'salary_in',
  'salary_out',
  'dividend_in',
  'dividend_out',
  'first_deposits',
  'first_deposited',
] as const;

export type Figure = (typeof FIGURES)[number];

export type Figures = Readonly<Record<Figure, bigint>>;

/** What figures of an account change by on a business day. */
export interface DayChange {
  readonly accountId: bigint;
  readonly day: string;
  readonly figures: Partial<Figures>;
}

/** Business days, the first and the last among them. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Between two instants, the first among them. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** In hundredths. */
export interface Play {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
}

/** What everybody played of a game of a source. */
export interface GamePlay extends Play {
  readonly source: string;
  readonly game: string;
}
