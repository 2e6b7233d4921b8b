import { money, type Money } from '@hintha/money';
import type { House } from '../../../house.ts';
import type { StoredDifference } from '../types.ts';
import { selectOpenFindings, selectWatch } from './finding-store.ts';

export interface Finding {
  readonly id: bigint;
  readonly what: StoredDifference['what'];
  readonly account: bigint | null;
  readonly expected: Money;
  readonly found: Money;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** How far the proof of the books is behind, and what it found that nobody has looked at. */
export interface LedgerWatch {
  /** Null before the first proof. */
  readonly lagMs: number | null;
  readonly wholeProofAt: Date | null;
  readonly findings: readonly Finding[];
}

/** How far the books may be proven behind before it is an alarm. */
export const LAG_ALARM_MS = 60_000;

export const readWatch = async (house: House): Promise<LedgerWatch> => {
  const [{ provenUntil, wholeProofAt }, findings] = await Promise.all([
    selectWatch(house.db),
    selectOpenFindings(house.db),
  ]);
  return {
    lagMs: provenUntil === null ? null : Math.max(0, house.clock.now().getTime() - provenUntil.getTime()),
    wholeProofAt,
    findings: findings.map((one) => ({ ...one, expected: money(one.expected), found: money(one.found) })),
  };
};
