import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** A source that reports results of official draws by itself. */
export interface ResultSource {
  readonly code: string;
  readonly name: string;
  readonly sealedKey: Buffer;
  readonly isOn: boolean;
  /** Who of the staff knows its key; null for one that came from elsewhere. */
  readonly keyStaffId: bigint | null;
  readonly keySetBy: string;
  readonly keySetAt: Date;
}

const SOURCE = sql`
  s.code, s.name, s.sealed_key as "sealedKey", s.is_on as "isOn", s.key_staff_id as "keyStaffId",
  s.key_set_by as "keySetBy", s.key_set_at as "keySetAt"`;

export const findSource = async (
  on: Database | Transaction,
  code: string,
): Promise<ResultSource | undefined> => {
  const { rows } = await sql<ResultSource>`
    select ${SOURCE} from lottery_source s where s.code = ${code}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

/** A source with when it reported last, and how often. */
export type HeardSource = ResultSource & { readonly lastAt: Date | null; readonly reports: number };

export const listSources = async (db: Database): Promise<HeardSource[]> => {
  const { rows } = await sql<HeardSource>`
    select ${SOURCE}, r."lastAt", r.reports from lottery_source s
    cross join lateral (
      select max(entered_at) as "lastAt", count(*)::int as reports from lottery_result
      where source = s.code and staff_id is null) r
    order by s.code`.execute(db.kysely);
  return rows;
};

export type NewSource = Omit<ResultSource, 'isOn' | 'keySetAt'>;

/** Writes a source down; false when there is one of its code. */
export const insertSource = async (
  tx: Transaction,
  { code, name, sealedKey, keyStaffId, keySetBy }: NewSource,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into lottery_source (code, name, sealed_key, key_staff_id, key_set_by)
    values (${code}, ${name}, ${sealedKey}, ${keyStaffId}, ${keySetBy})
    on conflict (code) do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/** Puts another key in the place of that of a source; false when there is no such source. */
export const updateKey = async (
  tx: Transaction,
  { code, sealedKey, keyStaffId, keySetBy }: Omit<NewSource, 'name'>,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update lottery_source
    set sealed_key = ${sealedKey}, key_staff_id = ${keyStaffId}, key_set_by = ${keySetBy},
        key_set_at = clock_timestamp()
    where code = ${code}`.execute(tx);
  return numAffectedRows === 1n;
};

export const updateOn = async (tx: Transaction, code: string, isOn: boolean): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update lottery_source set is_on = ${isOn} where code = ${code}`.execute(tx);
  return numAffectedRows === 1n;
};

/** Keeps the nonce of a signed call; false when it has come before. */
export const insertNonce = async (
  tx: Transaction,
  source: string,
  nonce: string,
  at: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into lottery_source_nonce (source, nonce, at) values (${source}, ${nonce}, ${at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

export const deleteNonces = async (db: Database, before: Date): Promise<void> => {
  await sql`delete from lottery_source_nonce where at < ${before}`.execute(db.kysely);
};
