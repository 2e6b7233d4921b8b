import type { BusinessErrorCode } from '@hintha/contract';
import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { TRIES, ATTEMPTS_KEPT_MS } from '../rules.ts';
import { countTries, deleteAttempts, deleteAttemptsBefore, insertTry } from './sign-in-store.ts';

/** What is tried, and for what: the name of an account, a place, or an account's id. */
type Tried = readonly [kind: keyof typeof TRIES, whose: string];

interface Attempt {
  tried: readonly Tried[];
  staffId: bigint | undefined;
  ip: string;
}

/**
 * Counts a try against each of its subjects before it is looked at, so that guesses sent at once are counted too;
 * refuses when one has no more. Answers how to take it back once it proved right.
 */
export const takeAttempts = async (ctx: AppContext, attempt: Attempt): Promise<() => Promise<void>> => {
  const { ids, left } = await countDown(ctx, attempt.tried);
  if (left > 0) return () => deleteAttempts(ctx.db, ids);
  // A flood of refusals would bury the audit, so the first of them stands there for all.
  if (left < 0) throw new BusinessError('too_many_requests');
  return refuseSignIn(ctx, { ...attempt, code: 'too_many_requests' });
};

/** How many tries were left; with none left, the subject that has none is charged once more and the others are not. */
const countDown = (ctx: AppContext, tried: readonly Tried[]): Promise<{ ids: bigint[]; left: number }> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const subjects: string[] = [];
    let most = Number.POSITIVE_INFINITY;
    for (const [kind, whose] of tried) {
      const subject = `${kind} ${whose}`;
      const count = await countTries(tx, subject, new Date(now.getTime() - TRIES[kind].spanMs));
      const left = TRIES[kind].most - count;
      if (left === 0) await insertTry(tx, subject, now);
      if (left <= 0) return { ids: [], left };
      most = Math.min(most, left);
      subjects.push(subject);
    }
    const ids = await Promise.all(subjects.map((subject) => insertTry(tx, subject, now)));
    return { ids, left: most };
  });

/** Deletes the tries that count for nothing any more. */
export const forgetAttempts = ({ db, clock }: AppContext): Promise<void> =>
  deleteAttemptsBefore(db, new Date(clock.now().getTime() - ATTEMPTS_KEPT_MS));

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
