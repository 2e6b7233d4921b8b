import type { Role } from '@hintha/contract';
import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findStaff } from '../../staff/index.ts';
import { propose } from '../approvals/propose.ts';
import type { Proposed } from '../approvals/types.ts';
import { rolesDeed, unlockDeed } from './staff-deeds.ts';

interface Wish {
  id: bigint;
  requestId: string;
  reason: string;
}

/** Proposes to open a locked account again. */
export const proposeUnlock = async (house: House, maker: StaffCaller, wish: Wish): Promise<Proposed> => {
  const { reason, requestId } = wish;
  const payload = await nameOf(house, wish.id);
  const proposal = { deed: unlockDeed, payload, reason, requestId, maker };
  return transaction(house.db, (tx) => propose(house, tx, proposal));
};

/** Proposes the roles that an account is to have, in place of those it has. */
export const proposeRoles = async (
  house: House,
  maker: StaffCaller,
  wish: Wish & { roles: readonly Role[] },
): Promise<Proposed> => {
  const { reason, requestId } = wish;
  const roles = [...new Set(wish.roles)].toSorted();
  const payload = { ...(await nameOf(house, wish.id)), roles };
  const proposal = { deed: rolesDeed, payload, reason, requestId, maker };
  return transaction(house.db, (tx) => propose(house, tx, proposal));
};

const nameOf = async ({ db }: House, id: bigint): Promise<{ staffId: string; name: string }> => {
  const staff = await findStaff(db, id);
  if (staff === undefined) throw new Refusal('not_found');
  return { staffId: String(id), name: staff.name };
};
