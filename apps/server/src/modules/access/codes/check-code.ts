import { Refusal, type Transaction } from '@hintha/platform';
import { timingSafeEqual } from 'node:crypto';
import type { House } from '../../../house.ts';
import { countTry, endCode } from './code-store.ts';
import { digestOf, MOST_TRIES } from './rules.ts';
import type { Purpose } from './types.ts';

/** A code that was right and is not spent yet. */
export interface RightCode {
  /** Spends it with what it was asked for; refuses when another call has spent it meanwhile. */
  spend(tx: Transaction): Promise<void>;
}

/** Whether the code is the recipient's for the purpose. Each question counts as a try, whatever becomes of the rest. */
export const checkCode = async (
  house: House,
  asked: { purpose: Purpose; recipient: string; code: string; owner?: bigint; bound?: string },
): Promise<RightCode> => {
  const { purpose, recipient, code, owner = null } = asked;
  if (code.trim() === '') throw new Refusal('code_missing');
  const tried = await countTry(house.db, { purpose, recipient, owner });
  if (tried === undefined || tried.tries > MOST_TRIES) throw new Refusal('code_wrong');
  if (!timingSafeEqual(tried.digest, digestOf({ ...asked, code: code.trim() })))
    throw new Refusal('code_wrong');
  if (tried.expiresAt <= house.clock.now()) throw new Refusal('code_expired');
  return {
    spend: async (tx) => {
      if (!(await endCode(tx, tried.id, house.clock.now()))) throw new Refusal('code_wrong');
    },
  };
};
