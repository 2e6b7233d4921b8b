import { BusinessError, type Transaction } from '@hintha/platform';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { countTry, endCode, type Purpose } from './code-store.ts';

/** A code that was right and is not spent yet. */
export interface VerifiedCode {
  /** Spends it with what it was asked for; refuses when another call has spent it meanwhile. */
  spend(tx: Transaction): Promise<void>;
}

/** Whether the code is the recipient's for the purpose. Each question counts as a try, whatever becomes of the rest. */
export const checkCode = async (
  ctx: AppContext,
  asked: { purpose: Purpose; recipient: string; code: string; owner?: bigint; bound?: string },
): Promise<VerifiedCode> => {
  const { purpose, recipient, code, owner = null } = asked;
  if (code.trim() === '') throw new BusinessError('code_missing');
  const tried = await countTry(ctx.db, { purpose, recipient, owner });
  if (tried === undefined || tried.tries > MOST_TRIES) throw new BusinessError('code_wrong');
  if (!timingSafeEqual(tried.digest, digestOf({ ...asked, code: code.trim() })))
    throw new BusinessError('code_wrong');
  if (tried.expiresAt <= ctx.clock.now()) throw new BusinessError('code_expired');
  return {
    spend: async (tx) => {
      if (!(await endCode(tx, tried.id, ctx.clock.now()))) throw new BusinessError('code_wrong');
    },
  };
};

const MINUTE_MS = 60_000;

export const LIVES_MINUTES = 5;
export const LIVES_MS = LIVES_MINUTES * MINUTE_MS;

/** So many codes a number within its window, and a network within its own; then they wait. */
export const MOST_TO_RECIPIENT = 3;
export const RECIPIENT_WINDOW_MS = 5 * MINUTE_MS;
export const MOST_FROM_NETWORK = 10;
export const NETWORK_WINDOW_MS = 5 * MINUTE_MS;

/** So many codes a visitor's number, and a network, get without a captcha. */
export const MOST_UNASKED = 2;
export const UNASKED_WINDOW_MS = 15 * MINUTE_MS;

/** A million codes and five tries: one guess in two hundred thousand. */
const MOST_TRIES = 5;

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
