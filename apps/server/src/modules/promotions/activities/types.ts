import type { Money } from '@hintha/money';

/** What a member has signed for on a business day. */
export interface Sign {
  readonly kind: string;
  readonly day: string;
  /** Its place in the row of days, from 1. */
  readonly step: number;
  readonly amount: Money;
}

/** An activity of days in a row, with what each of them brings. */
export interface Activity {
  readonly kind: string;
  readonly steps: readonly Money[];
}

/** An activity as it stands for a member. */
export interface OwnActivity {
  readonly activity: Activity;
  readonly joined: boolean;
  readonly barred: boolean;
  /** The last day that was signed for. */
  readonly last: Sign | null;
  readonly today: string;
}
