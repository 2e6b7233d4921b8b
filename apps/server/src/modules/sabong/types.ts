import type { sabong } from '@hintha/contract';
import type { Dividend } from '@hintha/sabong';
import type { Money } from '@hintha/money';

export type FightPick = sabong.FightPick;
export type CancelReason = sabong.CancelReason;
export type DrawMode = 'FIXED' | 'POOL';

/** What a declaration says: who won, that nobody did, or that the fight does not count. */
export type Outcome = FightPick | 'cancelled';

export type FightState = sabong.FightState | 'SETTLING' | 'RESETTLING';

/** What was accepted when a fight closed, and what follows from it. */
export interface ClosedPools {
  readonly meronStake: Money;
  readonly walaStake: Money;
  readonly drawStake: Money;
  readonly bets: number;
  readonly net: Money;
  readonly meronDividend: Dividend;
  readonly walaDividend: Dividend;
}

export type Nullable<Of> = { readonly [Name in keyof Of]: Of[Name] | null };

export interface Fight extends Nullable<ClosedPools> {
  readonly id: bigint;
  readonly eventId: bigint;
  readonly arena: string;
  /** The code of its card. */
  readonly event: string;
  readonly number: number;
  readonly meron: string;
  readonly wala: string;
  readonly state: FightState;
  /** In per cent. */
  readonly plasada: number | null;
  readonly drawMode: DrawMode | null;
  readonly openedAt: Date | null;
  readonly closesAt: Date | null;
  readonly closedAt: Date | null;
  readonly releasedAt: Date | null;
  readonly result: FightPick | null;
  readonly resultAt: Date | null;
  readonly version: number;
  /** Of draws that are paid out of a pool. */
  readonly drawTotal: Money | null;
  readonly drawShared: Money | null;
  readonly paid: Money | null;
  readonly breakage: Money | null;
  readonly settledAt: Date | null;
  readonly cancelReason: CancelReason | null;
  readonly finishedAt: Date | null;
  /** The number of the last message that moved it. */
  readonly feedNumber: bigint;
}

export interface Arena {
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly isOn: boolean;
  readonly drawMode: DrawMode;
  readonly carried: Money;
  readonly mostPool: Money | null;
  readonly heardAt: Date | null;
}

/** What a member has bet on a fight. */
export interface SabongBet {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly stake: Money;
  readonly betId: string;
  readonly placedAt: Date;
}

/** What has been accepted on a side so far. */
export interface PoolRow {
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly stake: Money;
  readonly bets: number;
}
