import { BusinessError, type Transaction } from '@hintha/platform';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { deviceDigest } from '../devices/describe-device.ts';
import { type CodeSettings, codeSettings } from '../settings.ts';
import { countTry, endCode, type Purpose, type TriedCode } from './code-store.ts';

/** A code that was right and is not spent yet. */
export interface VerifiedCode {
  /** Spends it with what it was asked for; refuses when another call has spent it meanwhile. */
  spend(tx: Transaction): Promise<void>;
}

export interface CodeAnswer {
  readonly purpose: Purpose;
  readonly recipient: string;
  readonly code: string;
  /** What the browser is known again by; null for a caller with a session. */
  readonly device: string | null;
  readonly owner?: bigint;
  readonly bound?: string;
}

/** Whether the code is the recipient's for the purpose. Each question counts as a try, whatever becomes of the rest. */
export const checkCode = async (ctx: AppContext, asked: CodeAnswer): Promise<VerifiedCode> => {
  const { purpose, recipient, code, owner = null } = asked;
  if (code.trim() === '') throw new BusinessError('code_missing');
  const device = asked.device === null ? null : deviceDigest(asked.device);
  const tried = await countTry(ctx.db, { purpose, recipient, owner, device }, ctx.clock.now());
  if (tried === undefined || !isOpen(tried, await readSettings(ctx.db, codeSettings)))
    throw new BusinessError('code_wrong');
  if (!timingSafeEqual(tried.digest, digestOf({ ...asked, code: code.trim() })))
    throw new BusinessError('code_wrong');
  if (isOver(tried, ctx.clock.now().getTime())) throw new BusinessError('code_expired');
  return {
    spend: async (tx) => {
      if (!(await endCode(tx, tried.id, ctx.clock.now()))) throw new BusinessError('code_wrong');
    },
  };
};

/** Whether a code may still be tried. What others may use up of its tries is never the whole. */
const isOpen = (
  { isOwn, tries, triesElsewhere }: TriedCode,
  { codeAttempts, codeAttemptsElsewhere: most }: CodeSettings,
): boolean => tries + Math.min(triesElsewhere, most) <= codeAttempts && (isOwn || triesElsewhere <= most);

/** By so much the clocks of two servers may differ. */
const MOST_APART_MS = 60_000;

/** A code from a time that is still to come was sent by a clock that ran ahead, and would be good for too long. */
const isOver = ({ createdAt, expiresAt }: TriedCode, now: number): boolean =>
  expiresAt.getTime() <= now || createdAt.getTime() > now + MOST_APART_MS;

/** A code counts for its purpose and its recipient, and for the one thing that it is bound to. */
export const digestOf = (asked: {
  purpose: string;
  recipient: string;
  bound?: string;
  code: string;
}): Buffer =>
  createHash('sha256')
    .update(`${asked.purpose}\n${asked.recipient}\n${asked.bound ?? ''}\n${asked.code}`)
    .digest();
