import { ROLES } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import { z } from 'zod';
import { updateRoles, updateStatus } from '../../staff/index.ts';
import { defineDeed, type Order } from '../approvals/define-deed.ts';

const staffId = z.string().regex(/^[1-9]\d{0,17}$/);

/** Gives an account the roles that were proposed, in place of those it has. */
export const rolesDeed = defineDeed({
  name: 'staff.roles',
  payload: z.strictObject({ staffId, name: z.string(), roles: z.array(z.enum(ROLES)) }),
  makers: ['administrator'],
  checkers: ['security', 'administrator'],
  subjectOf: (payload) => `staff:${payload.staffId}`,
  execute: async (_house, tx, order) => {
    refuseOwn(order, order.payload.staffId);
    await updateRoles(tx, BigInt(order.payload.staffId), order.payload.roles);
  },
});

/** Opens a locked account again. */
export const unlockDeed = defineDeed({
  name: 'staff.unlock',
  payload: z.strictObject({ staffId, name: z.string() }),
  makers: ['security', 'administrator'],
  checkers: ['security', 'administrator'],
  subjectOf: (payload) => `staff:${payload.staffId}`,
  execute: async (_house, tx, { payload }) => {
    await updateStatus(tx, BigInt(payload.staffId), 'open');
  },
});

/** Nobody has the last word on what they may do themselves. */
const refuseOwn = ({ checker }: Order<unknown>, staffId: string): void => {
  if (checker.kind === 'staff' && String(checker.id) === staffId) throw new Refusal('own_proposal');
};
