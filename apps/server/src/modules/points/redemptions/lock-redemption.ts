import { Refusal, type Transaction } from '@hintha/platform';
import type { Actor } from '../../audit/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { getRedemption } from './get-redemption.ts';
import { lockRow } from './redemption-store.ts';
import type { Redemption } from './types.ts';

export interface Decision {
  readonly redemptionId: bigint;
  readonly actor: Actor;
  /** Of the caller's choosing: the same one decides once. */
  readonly requestId?: string | undefined;
}

/** Holds a redemption and, before it, the wallet of its member, as everything does that spends points. */
export const lockRedemption = async (tx: Transaction, id: bigint): Promise<Redemption> => {
  const { accountId } = await getRedemption(tx, id);
  await lockWallets(tx, [accountId]);
  await lockRow(tx, id);
  return getRedemption(tx, id);
};

/**
 * Whether this very decision has been made: its caller did not hear of it and asks again. Refuses where another one was
 * made, by whomever, or where the same key stands for something else.
 */
export const isRepeated = (
  redemption: Redemption,
  { actor, requestId }: Decision,
  isSame: boolean,
): boolean => {
  if (redemption.state === 'APPLYING') return false;
  const isOwn = actor.kind === 'staff' && redemption.decidedBy === actor.id;
  if (requestId === undefined || !isOwn || redemption.decisionKey !== requestId)
    throw new Refusal('redemption_decided');
  if (!isSame) throw new Refusal('key_reused');
  return true;
};

/** Who decided, and under which key. */
export const signOf = ({ actor, requestId }: Decision): { by: bigint | null; key: string | null } => ({
  by: actor.kind === 'staff' ? actor.id : null,
  key: requestId ?? null,
});
