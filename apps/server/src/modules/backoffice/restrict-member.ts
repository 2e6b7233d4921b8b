import type { RestrictionKind } from '@hintha/contract';
import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { setToUpline } from '../agents/index.ts';
import { type Actor, actorOf, recordAudit } from '../audit/index.ts';
import { publishSessionEnds } from '../identity/index.ts';
import {
  BY_OPERATOR,
  liftRestriction as lift,
  listRestrictions as list,
  restrictAccount,
  type Restriction,
} from '../protection/index.ts';
import { requestTransferBack } from '../vendors/index.ts';
import { requireMember } from './require-member.ts';
import { RESTRICT, subjectOf } from './rules.ts';

export interface RestrictionOrder {
  readonly accountId: bigint;
  readonly kind: RestrictionKind;
  readonly reason: string;
  readonly note: string;
  /** Null for one without an end. */
  readonly until: Date | null;
}

/** With these, money that is at vendors may not be played with any more. */
const STOPS_PLAY: ReadonlySet<RestrictionKind> = new Set(['SIGN_IN', 'BETTING']);

/** Restricts a member; who may not sign in any more is signed out at once. */
export const restrictMember = async (
  ctx: AppContext,
  caller: StaffCaller,
  order: RestrictionOrder,
): Promise<Restriction> => {
  const { accountId, kind, reason, note, until } = order;
  if (until !== null && until <= ctx.clock.now())
    throw new BusinessError('bad_request', { fields: [{ field: 'until', problem: 'invalid' }] });
  await requireMember(ctx, accountId);
  const { restriction, ended } = await transaction(ctx.db, async (tx) => {
    const done = await restrictAccount(ctx, tx, { ...order, setBy: caller.name });
    if (STOPS_PLAY.has(kind)) await requestTransferBack(tx, accountId);
    const details = { restriction: done.restriction.id, kind, code: reason, until };
    const entry = { actor: actorOf(caller), action: RESTRICT, subject: subjectOf(accountId) };
    await recordAudit(tx, { ...entry, reason: note, details });
    return done;
  });
  publishSessionEnds(ctx, accountId, { ids: ended, reason: BY_OPERATOR });
  return restriction;
};

/** Opens to a member again what was closed. */
export const liftRestriction = (
  ctx: AppContext,
  caller: StaffCaller,
  { id, note }: { id: bigint; note: string },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { accountId, kind } = await lift(ctx, tx, { id, by: caller.name, note });
    const entry = { actor: actorOf(caller), action: 'member.lift', subject: subjectOf(accountId) };
    await recordAudit(tx, { ...entry, reason: note, details: { restriction: id, kind } });
  });

const MOST = 200;

/** What is closed to a member and what was, the latest first. */
export const listRestrictions = async (ctx: AppContext, accountId: bigint): Promise<Restriction[]> => {
  await requireMember(ctx, accountId);
  return list(ctx.db, accountId, { before: null, limit: MOST });
};

/** Whether it counts at an instant; its end may be a minute before it is written down. */
export const isLive = ({ endedAt, until }: Restriction, at: Date): boolean =>
  endedAt === null && (until === null || until > at);

export interface UplineOrder {
  readonly actor: Actor;
  readonly accountId: bigint;
  readonly on: boolean;
  readonly reason: string;
}

/** Gives a member the right to send money to the agent above, or takes it; either stands in the audit. */
export const allowToUpline = async ({ db }: AppContext, order: UplineOrder): Promise<void> => {
  const { actor, accountId, on, reason } = order;
  await transaction(db, async (tx) => {
    await setToUpline(tx, accountId, on);
    const action = on ? 'member.allowToUpline' : 'member.forbidToUpline';
    await recordAudit(tx, { actor, action, subject: subjectOf(accountId), reason, details: {} });
  });
};
