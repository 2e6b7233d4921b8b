import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { FightPick } from '../types.ts';

/** A side of a fight, or its draw, that the staff has closed. */
export interface Block {
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly reason: string;
  readonly blockedBy: string;
  readonly blockedAt: Date;
}

export const listBlocks = async (db: Database, fightIds: readonly bigint[]): Promise<Block[]> => {
  const { rows } = await sql<Block>`
    select fight_id as "fightId", pick, reason, blocked_by as "blockedBy", blocked_at as "blockedAt"
    from sabong_block where fight_id = any (${fightIds}::bigint[]) and lifted_at is null
    order by id`.execute(db.kysely);
  return rows;
};

/** Closes a side; false when it is closed already. */
export const insertBlock = async (
  tx: Transaction,
  { fightId, pick, reason, blockedBy }: Omit<Block, 'blockedAt'>,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into sabong_block (fight_id, pick, reason, blocked_by)
    values (${fightId}, ${pick}, ${reason}, ${blockedBy})
    on conflict (fight_id, pick) where lifted_at is null do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/** Opens a side again; false when it is not closed. */
export const liftBlock = async (tx: Transaction, fightId: bigint, pick: FightPick): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update sabong_block set lifted_at = clock_timestamp()
    where fight_id = ${fightId} and pick = ${pick} and lifted_at is null`.execute(tx);
  return numAffectedRows === 1n;
};
