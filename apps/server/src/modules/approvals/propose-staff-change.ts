import { type Role, ROLES } from '@hintha/contract';
import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { findStaff, updateRoles, updateStatus } from '../staff/index.ts';
import { defineApprovalAction, type ApprovalExecution, propose } from './propose.ts';
import type { Proposed } from './types.ts';

interface Wish {
  id: bigint;
  requestId: string;
  reason: string;
}

/** Proposes to open a locked account again. */
export const proposeUnlock = async (ctx: AppContext, maker: StaffCaller, wish: Wish): Promise<Proposed> => {
  const { reason, requestId } = wish;
  const payload = await nameOf(ctx, wish.id);
  const proposal = { action: unlockAction, payload, reason, requestId, maker };
  return transaction(ctx.db, (tx) => propose(ctx, tx, proposal));
};

/** Proposes the roles that an account is to have, in place of those it has. */
export const proposeRoles = async (
  ctx: AppContext,
  maker: StaffCaller,
  wish: Wish & { roles: readonly Role[] },
): Promise<Proposed> => {
  const { reason, requestId } = wish;
  const roles = [...new Set(wish.roles)].toSorted();
  const payload = { ...(await nameOf(ctx, wish.id)), roles };
  const proposal = { action: rolesAction, payload, reason, requestId, maker };
  return transaction(ctx.db, (tx) => propose(ctx, tx, proposal));
};

const nameOf = async ({ db }: AppContext, id: bigint): Promise<{ staffId: string; name: string }> => {
  const staff = await findStaff(db, id);
  if (staff === undefined) throw new BusinessError('not_found');
  return { staffId: String(id), name: staff.name };
};

const staffId = z.string().regex(/^[1-9]\d{0,17}$/);

/** Gives an account the roles that were proposed, in place of those it has. */
export const rolesAction = defineApprovalAction({
  name: 'staff.roles',
  payload: z.strictObject({ staffId, name: z.string(), roles: z.array(z.enum(ROLES)) }),
  makers: ['administrator'],
  checkers: ['security', 'administrator'],
  subjectOf: (payload) => `staff:${payload.staffId}`,
  execute: async (_ctx, tx, order) => {
    refuseOwn(order, order.payload.staffId);
    await updateRoles(tx, BigInt(order.payload.staffId), order.payload.roles);
  },
});

/** Opens a locked account again. */
export const unlockAction = defineApprovalAction({
  name: 'staff.unlock',
  payload: z.strictObject({ staffId, name: z.string() }),
  makers: ['security', 'administrator'],
  checkers: ['security', 'administrator'],
  subjectOf: (payload) => `staff:${payload.staffId}`,
  execute: async (_ctx, tx, { payload }) => {
    await updateStatus(tx, BigInt(payload.staffId), 'open');
  },
});

/** Nobody has the last word on what they may do themselves. */
const refuseOwn = ({ checker }: ApprovalExecution<unknown>, staffId: string): void => {
  if (checker.kind === 'staff' && String(checker.id) === staffId) throw new BusinessError('own_proposal');
};
