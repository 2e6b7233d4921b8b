import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface CardFight {
  readonly number: number;
  readonly meron: string;
  readonly wala: string;
}

/** Writes a card down; its id where the message is a later one than that which wrote it last. */
export const putEvent = async (
  tx: Transaction,
  { arena, code, feedNumber }: { readonly arena: string; readonly code: string; readonly feedNumber: number },
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into sabong_event as e (arena, code, feed_number) values (${arena}, ${code}, ${feedNumber})
    on conflict (arena, code) do update set feed_number = excluded.feed_number
    where e.feed_number < excluded.feed_number
    returning id`.execute(tx);
  return rows[0]?.id;
};

/** Writes the fights of a card down; the entries of one that has opened stay. */
export const putFights = async (
  tx: Transaction,
  eventId: bigint,
  fights: readonly CardFight[],
): Promise<void> => {
  await sql`
    insert into sabong_fight as f (event_id, number, meron, wala)
    select ${eventId}, * from unnest(${fights.map(({ number }) => number)}::smallint[],
                                     ${fights.map(({ meron }) => meron)}::text[],
                                     ${fights.map(({ wala }) => wala)}::text[])
    on conflict (event_id, number) do update set meron = excluded.meron, wala = excluded.wala
    where f.state = 'UPCOMING'`.execute(tx);
};
