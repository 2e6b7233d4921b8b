import { type Caller, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { endSession as endSessionById } from '../accounts/account-store.ts';
import { LONGEST_LIFE_MS } from '../settings.ts';
import { type Ending, endOtherRows, endSessionRow } from './session-store.ts';

const BY_OWNER = 'ended-by-owner';

/** Ends one of the caller's own sessions; a session of anybody else does not exist for the caller. */
export const endSession = async (ctx: AppContext, caller: Caller, id: bigint): Promise<void> => {
  if (id === caller.sessionId) return logOut(ctx, caller);
  const session = { id, accountId: caller.accountId };
  const ending = { reason: BY_OWNER, at: ctx.clock.now() };
  if (!(await transaction(ctx.db, (tx) => endSessionRow(tx, session, ending))))
    throw new BusinessError('not_found');
  publishSessionEnds(ctx, caller.accountId, { ids: [id], reason: BY_OWNER });
};

/** Ends every session of the caller's account but the one of this call. */
export const endOtherSessions = async (ctx: AppContext, caller: Caller): Promise<void> => {
  const ending = { reason: BY_OWNER, at: ctx.clock.now() };
  const ids = await transaction(ctx.db, (tx) => endOthers(tx, caller, ending));
  publishSessionEnds(ctx, caller.accountId, { ids, reason: BY_OWNER });
};

export const endOthers = (
  tx: Transaction,
  caller: Pick<Caller, 'accountId' | 'sessionId'>,
  ending: Ending,
): Promise<bigint[]> =>
  endOtherRows(
    tx,
    {
      kept: caller.sessionId,
      accountId: caller.accountId,
      openedAfter: new Date(ending.at.getTime() - LONGEST_LIFE_MS),
    },
    ending,
  );

const NONE = 0n;

export const endAll = (tx: Transaction, accountId: bigint, ending: Ending): Promise<bigint[]> =>
  endOthers(tx, { accountId, sessionId: NONE }, ending);

/** Notifies the pages of sessions that have ended, which closes their event streams. */
export const publishSessionEnds = (
  ctx: AppContext,
  accountId: bigint,
  { ids, reason }: { ids: readonly bigint[]; reason: string },
): void => {
  for (const id of ids) {
    ctx.events.publish({
      type: 'session-ended',
      key: String(accountId),
      sessionId: String(id),
      reason,
    });
  }
};

/** Ends one session of an account, or all of them; answers which. The caller publishes that once it is committed. */
export const endAccountSessions = async (
  tx: Transaction,
  { accountId, session }: { accountId: bigint; session: bigint | null },
  ending: Ending,
): Promise<bigint[]> => {
  if (session === null) return endAll(tx, accountId, ending);
  return (await endSessionRow(tx, { id: session, accountId }, ending)) ? [session] : [];
};

/** Ends the caller's session everywhere at once. */
export const logOut = async (ctx: AppContext, caller: Caller): Promise<void> => {
  await endSessionById(ctx.db, caller.sessionId, 'logout', ctx.clock.now());
  ctx.events.publish({
    type: 'session-ended',
    key: String(caller.accountId),
    sessionId: String(caller.sessionId),
    reason: 'logout',
  });
};
