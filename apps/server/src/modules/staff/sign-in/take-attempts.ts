import type { BusinessErrorCode } from '@hintha/contract';
import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptLimits } from '../rules.ts';
import { staffSettings } from '../settings.ts';
import { countAttempts, deleteAttempts, deleteAttemptsBefore, insertAttempt } from './sign-in-store.ts';

/** What an attempt counts against: the name of an account, a network, or an account's id. */
type AttemptKey = readonly [kind: keyof ReturnType<typeof attemptLimits>, whose: string];

interface Attempt {
  tried: readonly AttemptKey[];
  staffId: bigint | undefined;
  ip: string;
}

/**
 * Counts an attempt against each of its subjects before it is checked, so that guesses sent at once are counted too;
 * refuses when one has no more. Answers how to take it back once it proved right.
 */
export const takeAttempts = async (ctx: AppContext, attempt: Attempt): Promise<() => Promise<void>> => {
  const { ids, left } = await countDown(ctx, attempt.tried);
  if (left > 0) return () => deleteAttempts(ctx.db, ids);
  // A flood of failures would bury the audit, so only the first is recorded.
  if (left < 0) throw new BusinessError('too_many_requests');
  return refuseSignIn(ctx, { ...attempt, code: 'too_many_requests' });
};

/** How many attempts were left; with none left, the subject that has none is charged once more and the others are not. */
const countDown = (ctx: AppContext, tried: readonly AttemptKey[]): Promise<{ ids: bigint[]; left: number }> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const limits = attemptLimits(await readSettings(tx, staffSettings));
    const subjects: string[] = [];
    let most = Number.POSITIVE_INFINITY;
    for (const [kind, whose] of tried) {
      const subject = `${kind} ${whose}`;
      const { most: allowed, spanMs } = limits[kind];
      const left = allowed - (await countAttempts(tx, subject, new Date(now.getTime() - spanMs)));
      if (left === 0) await insertAttempt(tx, subject, now);
      if (left <= 0) return { ids: [], left };
      most = Math.min(most, left);
      subjects.push(subject);
    }
    const ids = await Promise.all(subjects.map((subject) => insertAttempt(tx, subject, now)));
    return { ids, left: most };
  });

/** Deletes the attempts that no longer count. */
export const forgetAttempts = async ({ db, clock }: AppContext): Promise<void> => {
  const { name, place, code } = attemptLimits(await readSettings(db, staffSettings));
  const keptMs = Math.max(name.spanMs, place.spanMs, code.spanMs);
  await deleteAttemptsBefore(db, new Date(clock.now().getTime() - keptMs));
};

/** Writes down that somebody was not let in, and refuses. A name nobody has is not kept: it may be a password. */
export const refuseSignIn = async (
  ctx: AppContext,
  { staffId, ip, code }: { staffId: bigint | undefined; ip: string; code: BusinessErrorCode },
): Promise<never> => {
  await transaction(ctx.db, (tx) =>
    recordAudit(tx, {
      actor: SYSTEM,
      action: 'session.refuse',
      subject: staffId === undefined ? 'staff:unknown' : `staff:${staffId}`,
      details: { ip, code },
    }),
  );
  throw new BusinessError(code);
};
