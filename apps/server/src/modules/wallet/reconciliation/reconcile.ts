import { money, type Money } from '@hintha/money';
import {
  type Metrics,
  BusinessError,
  repeat,
  type Repeated,
  transaction,
  type Transaction,
} from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Difference, proveLedger, proveNewPostings } from '../proof/prove-ledger.ts';
import type { StoredDifference } from '../types.ts';
import {
  advanceWatch,
  closeBreak,
  type Look,
  markWholeProof,
  selectOldestUnproven,
  selectOpenBreaks,
  selectWatch,
  tryLockWatch,
  upsertBreaks,
} from './break-store.ts';

/**
 * Proves what came since the last time and keeps what does not agree as findings. While another process is at it there
 * is nothing to do.
 */
export const reconcile = async (ctx: AppContext): Promise<Difference[]> =>
  transaction(ctx.db, async (tx) => {
    if (!(await tryLockWatch(tx))) return [];
    const startedAt = ctx.clock.now();
    const differences = await proveNewPostings(ctx.db);
    if (differences.length > 0) {
      await upsertBreaks(tx, differences, startedAt);
      return differences;
    }
    // A transaction that has not ended keeps the proof back; it is proven up to what waits behind that.
    const waiting = await selectOldestUnproven(tx);
    await advanceWatch(tx, waiting !== null && waiting < startedAt ? waiting : startedAt);
    return [];
  });

/** Proves every balance by every posting there is, and keeps what does not agree as findings. */
export const proveWhole = async (ctx: AppContext): Promise<Difference[]> => {
  const startedAt = ctx.clock.now();
  const differences = await proveLedger(ctx.db);
  await transaction(ctx.db, async (tx) => {
    await upsertBreaks(tx, differences, startedAt);
    await markWholeProof(tx, startedAt);
  });
  return differences;
};

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

export const readWatch = async (ctx: AppContext): Promise<LedgerWatch> => {
  const [{ provenUntil, wholeProofAt }, findings] = await Promise.all([
    selectWatch(ctx.db),
    selectOpenBreaks(ctx.db),
  ]);
  return {
    lagMs: provenUntil === null ? null : Math.max(0, ctx.clock.now().getTime() - provenUntil.getTime()),
    wholeProofAt,
    findings: findings.map((one) => ({ ...one, expected: money(one.expected), found: money(one.found) })),
  };
};

/** Notes who looked at a finding and what came of it; the next proof opens it anew if it still does not agree. */
export const lookAtFinding = async (tx: Transaction, look: Look): Promise<void> => {
  if (!(await closeBreak(tx, look))) throw new BusinessError('not_found');
};

const PAUSE_MS = 10_000;

/** Proves the books every ten seconds for as long as the program runs, and tells its figures as metrics. */
export const watchLedger = (ctx: AppContext, metrics: Metrics): Repeated => {
  const figures = { lagSeconds: 0, findings: 0 };
  metrics.gauge(
    'hintha_ledger_lag_seconds',
    'How far the proof of the books is behind.',
    () => figures.lagSeconds,
  );
  metrics.gauge('hintha_ledger_findings', 'Differences that nobody has looked at.', () => figures.findings);
  const turn = async () => {
    const differences = await reconcile(ctx);
    if (differences.length > 0) ctx.log.error({ differences: differences.length }, 'the books do not agree');
    const { lagMs, findings } = await readWatch(ctx);
    Object.assign(figures, { lagSeconds: (lagMs ?? 0) / 1000, findings: findings.length });
  };
  return repeat(PAUSE_MS, turn, (error) => {
    figures.lagSeconds += PAUSE_MS / 1000;
    ctx.log.warn({ err: error }, 'the books could not be proven this time');
  });
};
