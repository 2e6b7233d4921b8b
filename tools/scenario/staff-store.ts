import type { Role } from '@hintha/contract';
import { type Database, transaction } from '@hintha/platform';
import { hashToken } from '@hintha/server/src/modules/identity/index.ts';
import { insertSession } from '@hintha/server/src/modules/staff/sign-in/sign-in-store.ts';
import {
  findKeys,
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

/** The colleague has a session that is opened with the token, as both factors would have left it. */
export const givenStaffSession = async (
  db: Database,
  staffId: bigint,
  { token, at }: { token: string; at: Date },
): Promise<void> => {
  const keys = await findKeys(db, staffId);
  if (keys === undefined) throw new Error(`nobody works here as ${staffId}`);
  const session = { tokenHash: hashToken(token), staffId, complete: true, at, ip: '127.0.0.1' };
  const isOpen = await transaction(db, (tx) =>
    insertSession(tx, { ...session, userAgent: 'test' }, keys.password),
  );
  if (!isOpen) throw new Error(`${staffId} is locked out`);
};
