import { BusinessError, type Transaction } from '@hintha/platform';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { codeSettings } from '../settings.ts';
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
  const { codeAttempts } = await readSettings(ctx.db, codeSettings);
  if (tried === undefined || tried.tries > codeAttempts) throw new BusinessError('code_wrong');
  if (!timingSafeEqual(tried.digest, digestOf({ ...asked, code: code.trim() })))
    throw new BusinessError('code_wrong');
  if (tried.expiresAt <= ctx.clock.now()) throw new BusinessError('code_expired');
  return {
    spend: async (tx) => {
      if (!(await endCode(tx, tried.id, ctx.clock.now()))) throw new BusinessError('code_wrong');
    },
  };
};

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
