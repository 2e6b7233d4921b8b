import type { inbox } from '@hintha/contract';
import { BusinessError, type Caller, type PushTarget, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findEndedSessions } from '../../identity/index.ts';
import * as store from './push-store.ts';

/** So many devices of an account are told; one more lets go of the oldest. */
const MOST_DEVICES = 10;

export interface DeviceChoice extends PushTarget {
  readonly kinds: readonly inbox.PushKind[];
  readonly language: string;
}

/** Has a device told of the kinds that the member chose on it, and of no other. */
export const subscribe = async (
  ctx: AppContext,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  choice: DeviceChoice,
): Promise<readonly inbox.PushKind[]> => {
  checkTarget(ctx, choice);
  const kinds = [...new Set(choice.kinds)];
  await transaction(ctx.db, async (tx) => {
    await store.upsertSubscription(tx, { ...choice, kinds, accountId, sessionId }, ctx.clock.now());
    await store.deleteBeyond(tx, accountId, MOST_DEVICES);
  });
  return kinds;
};

const checkTarget = ({ deliveryChannels: { push } }: AppContext, target: PushTarget): void => {
  if (push === null) throw new BusinessError('not_enabled');
  if (!push.accepts(target)) throw new BusinessError('bad_request');
};

/** Tells a browser by its new subscription what was chosen on the old one; whoever does not know its secret changes nothing. */
export const renew = async (
  ctx: AppContext,
  old: Pick<PushTarget, 'endpoint' | 'auth'>,
  renewed: PushTarget,
): Promise<void> => {
  checkTarget(ctx, renewed);
  await transaction(ctx.db, async (tx) => {
    const kept = await store.takeSubscription(tx, old);
    if (kept !== undefined) await store.insertRenewed(tx, { ...kept, ...renewed }, ctx.clock.now());
  });
};

export const unsubscribe = ({ db }: AppContext, accountId: bigint, endpoint: string): Promise<void> =>
  store.deleteEndpoint(db, accountId, endpoint);

/** The devices that the account is told on; those whose session was ended are none any more. */
export const readDevices = async (
  { db }: AppContext,
  accountId: bigint,
): Promise<Pick<store.StoredSubscription, 'endpoint' | 'kinds'>[]> => {
  const devices = await store.selectSubscriptions(db, accountId);
  const sessions = devices.map(({ sessionId }) => sessionId);
  const ended = await findEndedSessions(db, sessions);
  return devices.filter(({ sessionId }) => !ended.has(sessionId));
};
