import type { catalogue, missions, MissionState } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** By language. */
export type Titles = Readonly<Record<string, string>>;

export interface MissionReward {
  readonly kind: 'CASH' | 'POINTS';
  /** Hundredths of money, or points. */
  readonly amount: bigint;
}

export interface Mission {
  readonly id: bigint;
  readonly type: missions.MissionType;
  readonly metric: missions.MissionMetric;
  /** Of which category bets count; null for all. */
  readonly category: catalogue.Category | null;
  /** Hundredths of money, or rounds, or days. */
  readonly target: bigint;
  readonly reward: MissionReward;
  readonly titles: Titles;
  readonly enabled: boolean;
  /** Business days, both among them; null for a mission that goes on. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** The approval of two of the staff for what it can cost; null where it needed none. */
  readonly approval: string | null;
}

export type NewMission = Omit<Mission, 'id' | 'approval'> & Partial<Pick<Mission, 'approval'>>;

/** What it counts, and from when on, stays as it was. */
export type MissionChange = Pick<Mission, 'target' | 'reward' | 'titles' | 'enabled' | 'endsOn'> &
  Partial<Pick<Mission, 'approval'>>;

/** A period of a mission: the days that count, and the last on which its reward can be claimed; null without an end. */
export interface Period {
  /** By which it is claimed once. */
  readonly name: string;
  readonly from: string;
  readonly to: string | null;
  readonly claimUntil: string | null;
}

export interface MissionProgress {
  readonly mission: Mission;
  readonly period: Period;
  readonly progress: bigint;
  readonly state: MissionState;
}

export interface MissionClaim {
  readonly missionId: bigint;
  readonly period: string;
  readonly reward: MissionReward;
}

export interface Prize {
  readonly fromRank: number;
  readonly toRank: number;
  readonly amount: Money;
}

export interface Standing {
  readonly rank: number;
  readonly accountId: bigint;
  readonly score: Money;
  readonly reachedAt: Date;
  /** What the rank brought once the week was fixed; null before, and for nothing. */
  readonly prize: Money | null;
}

export interface Week {
  /** Its Monday. */
  readonly week: string;
  readonly rankedAt: Date;
  readonly settledAt: Date | null;
}
