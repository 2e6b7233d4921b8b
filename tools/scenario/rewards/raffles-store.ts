import type { Database } from '@hintha/platform';
import { selectRaffles } from '@hintha/server/src/modules/raffles/raffle-store.ts';
import { sql } from 'kysely';

/** The raffle ends at that time. */
export const givenRaffleEnd = async (db: Database, id: bigint | string, at: Date): Promise<void> => {
  await sql`update raffles_raffle set ends_at = ${at} where id = ${id}`.execute(db.kysely);
};

/** The raffle of that English name. */
export const raffleIdOf = async (db: Database, nameEn: string): Promise<bigint> => {
  const raffle = (await selectRaffles(db, 100)).find((one) => one.nameEn === nameEn);
  if (raffle === undefined) throw new Error(`there is no raffle ${nameEn}`);
  return raffle.id;
};
