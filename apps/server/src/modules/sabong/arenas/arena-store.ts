import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Arena } from '../types.ts';

const ARENA = sql`code, names, is_on as "isOn", draw_mode as "drawMode", carried, most_pool as "mostPool",
                  heard_at as "heardAt"`;

const on = (at: Database | Transaction) => ('pool' in at ? at.kysely : at);

export const listArenas = async (at: Database | Transaction): Promise<Arena[]> => {
  const { rows } = await sql<Arena>`select ${ARENA} from sabong_arena order by code`.execute(on(at));
  return rows;
};

export const findArena = async (at: Database | Transaction, code: string): Promise<Arena | undefined> => {
  const { rows } = await sql<Arena>`select ${ARENA} from sabong_arena where code = ${code}`.execute(on(at));
  return rows[0];
};

/** The arena of a fight, which is there. */
export const getArena = async (at: Database | Transaction, code: string): Promise<Arena> => {
  const arena = await findArena(at, code);
  if (arena === undefined) throw new Error(`there is no arena ${code}`);
  return arena;
};

/** Writes down what an arena is called; whether that was not known before. */
export const putArena = async (
  tx: Transaction,
  { code, names }: { readonly code: string; readonly names: Readonly<Record<string, string | undefined>> },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into sabong_arena as a (code, names) values (${code}, ${JSON.stringify(names)}::jsonb)
    on conflict (code) do update set names = excluded.names where a.names <> excluded.names`.execute(tx);
  return numAffectedRows === 1n;
};

export const updateHeard = async (db: Database, codes: readonly string[]): Promise<void> => {
  await sql`
    update sabong_arena set heard_at = clock_timestamp() where code = any (${codes}::text[])`.execute(
    db.kysely,
  );
};

export type ArenaChange = Pick<Arena, 'isOn' | 'drawMode' | 'mostPool'>;

/** Sets what the staff decides of an arena; undefined when there is none of the code, else what it was before. */
export const updateArena = async (
  tx: Transaction,
  code: string,
  { isOn, drawMode, mostPool }: ArenaChange,
): Promise<Arena | undefined> => {
  const { rows } =
    await sql<Arena>`select ${ARENA} from sabong_arena where code = ${code} for update`.execute(tx);
  const [before] = rows;
  if (before !== undefined)
    await sql`
      update sabong_arena set is_on = ${isOn}, draw_mode = ${drawMode}, most_pool = ${mostPool}
      where code = ${code}`.execute(tx);
  return before;
};

/** What lies in the pool of draws of an arena, which nobody else changes before the transaction has ended. */
export const lockCarried = async (tx: Transaction, code: string): Promise<Money> => {
  const { rows } = await sql<{ carried: Money }>`
    select carried from sabong_arena where code = ${code} for update`.execute(tx);
  const [arena] = rows;
  if (arena === undefined) throw new Error(`there is no arena ${code}`);
  return arena.carried;
};

export const updateCarried = async (tx: Transaction, code: string, carried: Money): Promise<void> => {
  await sql`update sabong_arena set carried = ${carried} where code = ${code}`.execute(tx);
};
