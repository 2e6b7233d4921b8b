import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { CancelReason, Outcome } from '../types.ts';

/** How a fight ended, as a declarator or somebody of the staff says. */
export interface Declaration {
  readonly id: bigint;
  readonly fightId: bigint;
  readonly result: Outcome;
  readonly cancelReason: CancelReason | null;
  /** The version of the fight that it was declared over. */
  readonly version: number;
  /** Null for somebody of the staff. */
  readonly declarator: string | null;
  readonly staffId: bigint | null;
  readonly declaredBy: string;
  /** Who of the staff knows the key that it was signed with. */
  readonly keyStaffId: bigint | null;
  readonly feedNumber: bigint | null;
  readonly declaredAt: Date;
}

/** Every declaration over a fight, in the order in which they came. */
export const listDeclarations = async (
  on: Database | Transaction,
  fightId: bigint,
): Promise<Declaration[]> => {
  const { rows } = await sql<Declaration>`
    select id, fight_id as "fightId", result, cancel_reason as "cancelReason", version, declarator,
           staff_id as "staffId", declared_by as "declaredBy", key_staff_id as "keyStaffId",
           feed_number as "feedNumber", declared_at as "declaredAt"
    from sabong_declaration where fight_id = ${fightId} order by id`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export type NewDeclaration = Omit<Declaration, 'id' | 'declaredAt'>;

/** Keeps a declaration; false for a message that has come before. */
export const insertDeclaration = async (tx: Transaction, declaration: NewDeclaration): Promise<boolean> => {
  const { fightId, result, cancelReason, version, declarator, staffId, declaredBy, keyStaffId, feedNumber } =
    declaration;
  const { numAffectedRows } = await sql`
    insert into sabong_declaration
      (fight_id, result, cancel_reason, version, declarator, staff_id, declared_by, key_staff_id, feed_number)
    values (${fightId}, ${result}, ${cancelReason}, ${version}, ${declarator}, ${staffId}, ${declaredBy},
            ${keyStaffId}, ${feedNumber})
    on conflict (fight_id, declarator, feed_number) where declarator is not null do nothing`.execute(tx);
  return numAffectedRows === 1n;
};
