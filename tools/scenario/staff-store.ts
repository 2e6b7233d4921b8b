import type { Role } from '@hintha/contract';
import { type Database, transaction } from '@hintha/platform';
import {
  insertStaff,
  type NewStaff,
  updateRoles,
  updateStatus,
} from '@hintha/server/src/modules/staff/store.ts';
import { sql } from 'kysely';

/** Somebody works for the operator; answers the id. */
export const givenStaff = async (db: Database, staff: Omit<NewStaff, 'key'>): Promise<bigint> => {
  const id = await transaction(db, (tx) => insertStaff(tx, { ...staff, key: staff.name.toLowerCase() }));
  if (id === undefined) throw new Error(`${staff.name} works here already`);
  return id;
};

/** The colleague has these roles alone, or is locked out, from now on. */
export const givenColleague = (
  db: Database,
  id: bigint,
  { roles, status }: { roles?: readonly Role[]; status?: 'open' | 'locked' },
): Promise<void> =>
  transaction(db, async (tx) => {
    if (roles !== undefined) await updateRoles(tx, id, roles);
    if (status !== undefined) await updateStatus(tx, id, status);
  });

/** The sessions of the staff were opened and used at that time. */
export const givenStaffSessionsOpened = async (db: Database, at: Date): Promise<void> => {
  await sql`update staff_session set created_at = ${at}, last_used_at = ${at}`.execute(db.kysely);
};
