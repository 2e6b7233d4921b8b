import type { BusinessErrorCode, identity } from '@hintha/contract';
import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptLimits } from '../rules.ts';
import { staffSettings } from '../settings.ts';
import { countAttempts, deleteAttempts, deleteAttemptsBefore, insertAttempt } from './sign-in-store.ts';

/** What an attempt counts against, such as a name on a network, and which limits hold for that. */
type AttemptKey = readonly [kind: keyof ReturnType<typeof attemptLimits>, whose: string];

interface Attempt {
  tried: readonly AttemptKey[];
  staffId: bigint | undefined;
  ip: string;
  /** Whether a captcha was answered rightly. */
  answered: boolean;
}

/**
 * Counts an attempt against each of its subjects before it is checked, so that guesses sent at once are counted too;
 * refuses when one has no more, or when a captcha is due and was not answered. Answers how to take it back once it
 * proved right.
 */
export const takeAttempts = async (ctx: AppContext, attempt: Attempt): Promise<() => Promise<void>> => {
  const { ids, left } = await countDown(ctx, attempt);
  if (left > 0) return () => deleteAttempts(ctx.db, ids);
  // A flood of failures would bury the audit, so only the first is recorded.
  if (left < 0) throw new BusinessError('too_many_requests');
  return refuseSignIn(ctx, { ...attempt, code: 'too_many_requests' });
};

const ASKED: identity.LoginErrorView = { captcha: true };

/** How many attempts were left; with none left, the subject that has none is charged once more and the others are not. */
const countDown = (ctx: AppContext, { tried, answered }: Attempt): Promise<{ ids: bigint[]; left: number }> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const limits = attemptLimits(await readSettings(tx, staffSettings));
    const subjects = tried.map(([kind, whose]) => ({ ...limits[kind], subject: `${kind} ${whose}` }));
    const counts = await countAttempts(
      tx,
      subjects.map(({ subject, spanMs }) => ({ subject, since: new Date(now.getTime() - spanMs) })),
    );
    const counted = subjects.map((one) => ({ ...one, count: counts.get(one.subject) ?? 0 }));
    const spent = counted.find(({ count, most }) => count >= most);
    if (spent !== undefined) {
      const left = spent.most - spent.count;
      if (left === 0) await insertAttempt(tx, spent.subject, now);
      return { ids: [], left };
    }
    if (!answered && counted.some(({ count, captchaAfter }) => count >= captchaAfter))
      throw new BusinessError('captcha_failed', ASKED);
    const ids: bigint[] = [];
    for (const { subject } of subjects) ids.push(await insertAttempt(tx, subject, now));
    return { ids, left: Math.min(...counted.map(({ count, most }) => most - count)) };
  });

/** Deletes the attempts that no longer count. */
export const forgetAttempts = async ({ db, clock }: AppContext): Promise<void> => {
  const limits = attemptLimits(await readSettings(db, staffSettings));
  const keptMs = Math.max(...Object.values(limits).map(({ spanMs }) => spanMs));
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
