import type { Days } from '../../teams/index.ts';

/** Business days as they are asked for; a week up to today, or what one end of it leaves open. */
export interface DaysQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface BreakdownQuery extends DaysQuery {
  readonly by: 'vendor' | 'game' | 'agent';
  readonly language?: string | undefined;
  /** Empty for every vendor, and for whoever stands below nobody. */
  readonly vendor: string;
  readonly agent: string;
  readonly limit: number;
}

export interface Part {
  readonly stake: bigint;
  readonly payout: bigint;
  /** Stakes less payouts of the days before. */
  readonly before: bigint;
  /** Of the team of an agent alone. */
  readonly team: {
    readonly deposits: bigint;
    readonly withdrawals: bigint;
    readonly active: number | null;
  } | null;
}

export interface NamedPart extends Part {
  readonly id: string;
  readonly name: string;
  readonly opens: boolean;
}

export interface Breakdown {
  readonly days: Days;
  readonly rows: readonly NamedPart[];
  /** The vendor or the agent whose parts alone are shown. */
  readonly within: string | null;
  readonly rest: Part | null;
}
