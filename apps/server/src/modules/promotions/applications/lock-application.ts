import { Refusal, type Transaction } from '@hintha/platform';
import type { Actor } from '../../audit/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { lockRow } from './application-store.ts';
import { getApplication } from './get-application.ts';
import type { Application } from './types.ts';

export interface Decision {
  readonly applicationId: bigint;
  readonly actor: Actor;
  /** Of the caller's choosing: the same one decides once. */
  readonly requestId?: string | undefined;
}

/** Holds an application and, before it, the wallet of its member, as everything does that gives a bonus. */
export const lockApplication = async (tx: Transaction, id: bigint): Promise<Application> => {
  const { accountId } = await getApplication(tx, id);
  await lockWallets(tx, [accountId]);
  await lockRow(tx, id);
  return getApplication(tx, id);
};

/**
 * Whether this very decision has been made: its caller did not hear of it and asks again. Refuses where another one was
 * made, by whomever, or where the same key stands for something else.
 */
export const isRepeated = (
  application: Application,
  { actor, requestId }: Decision,
  isSame: boolean,
): boolean => {
  if (application.state === 'APPLYING') return false;
  const isOwn = actor.kind === 'staff' && application.decidedBy === actor.id;
  if (requestId === undefined || !isOwn || application.decisionKey !== requestId)
    throw new Refusal('application_decided');
  if (!isSame) throw new Refusal('key_reused');
  return true;
};

/** Who decided, and under which key. */
export const signOf = ({ actor, requestId }: Decision): { by: bigint | null; key: string | null } => ({
  by: actor.kind === 'staff' ? actor.id : null,
  key: requestId ?? null,
});
