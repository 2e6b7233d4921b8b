import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { findAnswer, insertAnswer, updateReply } from './answer-store.ts';

export interface KeyedCall {
  readonly caller: StaffCaller;
  readonly params: { readonly id: string };
  readonly body: { readonly requestId?: string | undefined };
}

/**
 * Does what the staff asks for in one transaction with its answer: under the same key the same call gets the first
 * answer again, and another one is refused. What was refused has taken no key, and without a key nothing is kept.
 */
export const once = <Reply extends object>(
  ctx: AppContext,
  call: string,
  { caller, params, body }: KeyedCall,
  action: (tx: Transaction) => Promise<Reply>,
): Promise<Reply> =>
  transaction(ctx.db, async (tx) => {
    const { requestId: key } = body;
    if (key === undefined) return action(tx);
    const name = { staffId: caller.staffId, call, key };
    const asked = hashOf({ ...body, id: params.id });
    if (await insertAnswer(tx, name, asked, ctx.clock.now())) {
      const reply = await action(tx);
      await updateReply(tx, name, reply);
      return reply;
    }
    const known = await findAnswer(tx, name);
    if (known === undefined || !known.asked.equals(asked)) throw new BusinessError('key_reused');
    return known.reply as Reply;
  });

/** Bodies are read by their schemas, so that the same one always has its fields in the same order. */
const hashOf = (asked: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)))
    .digest();
