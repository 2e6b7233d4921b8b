import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Somebody, or some system, that declares results at an arena by itself. */
export interface Declarator {
  readonly code: string;
  readonly name: string;
  readonly arena: string;
  readonly sealedKey: Buffer;
  readonly isOn: boolean;
  /** Who of the staff knows the key; null for one that came from elsewhere. */
  readonly keyStaffId: bigint | null;
  readonly keySetBy: string;
  readonly keySetAt: Date;
}

const DECLARATOR = sql`
  d.code, d.name, d.arena, d.sealed_key as "sealedKey", d.is_on as "isOn", d.key_staff_id as "keyStaffId",
  d.key_set_by as "keySetBy", d.key_set_at as "keySetAt"`;

export const findDeclarator = async (db: Database, code: string): Promise<Declarator | undefined> => {
  const { rows } = await sql<Declarator>`
    select ${DECLARATOR} from sabong_declarator d where d.code = ${code}`.execute(db.kysely);
  return rows[0];
};

/** A declarator with when it declared last, and how often. */
export type HeardDeclarator = Declarator & { readonly lastAt: Date | null; readonly count: number };

export const listDeclarators = async (db: Database): Promise<HeardDeclarator[]> => {
  const { rows } = await sql<HeardDeclarator>`
    select ${DECLARATOR}, r."lastAt", r.count from sabong_declarator d
    cross join lateral (
      select max(declared_at) as "lastAt", count(*)::int as count from sabong_declaration
      where declarator = d.code) r
    order by d.arena, d.code`.execute(db.kysely);
  return rows;
};

export type NewDeclarator = Omit<Declarator, 'isOn' | 'keySetAt'>;

/** Writes a declarator down; false when there is one of its code. */
export const insertDeclarator = async (
  tx: Transaction,
  { code, name, arena, sealedKey, keyStaffId, keySetBy }: NewDeclarator,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into sabong_declarator (code, name, arena, sealed_key, key_staff_id, key_set_by)
    values (${code}, ${name}, ${arena}, ${sealedKey}, ${keyStaffId}, ${keySetBy})
    on conflict (code) do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/** Puts another key in the place of that of a declarator; false when there is no such. */
export const updateKey = async (
  tx: Transaction,
  { code, sealedKey, keyStaffId, keySetBy }: Omit<NewDeclarator, 'name' | 'arena'>,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update sabong_declarator
    set sealed_key = ${sealedKey}, key_staff_id = ${keyStaffId}, key_set_by = ${keySetBy},
        key_set_at = clock_timestamp()
    where code = ${code}`.execute(tx);
  return numAffectedRows === 1n;
};

export const updateOn = async (tx: Transaction, code: string, isOn: boolean): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update sabong_declarator set is_on = ${isOn} where code = ${code}`.execute(tx);
  return numAffectedRows === 1n;
};
