import { sql } from 'kysely';
import type { Transaction } from '@hintha/platform';
import type { RoundMoney, ReportedRound } from './types.ts';

/** Reports the round to the operator, once the transaction has committed. */
export const addToFeed = async (tx: Transaction, round: RoundMoney): Promise<void> => {
  const { id, account, currency, game, stake, win, playedAt } = round;
  await sql`
    insert into studio_feed (account, currency, round_id, game, stake, payout, finished_at)
    values (${account}, ${currency}, ${id}, ${game}, ${stake}, ${win}, ${playedAt})`.execute(tx);
};

/**
 * Gives positions to what has committed and has none. The lock comes in a statement before, so that the next one sees
 * what the last holder has given; what commits later is behind all that, whenever it began.
 */
export const placeInFeed = async (tx: Transaction, most: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('studio_feed', 0))`.execute(tx);
  await sql`
    update studio_feed f set position = l.position + u.place
    from (
      select id, row_number() over (order by id) as place
      from (select id from studio_feed where position is null order by id limit ${most}) waiting
    ) u, (select coalesce(max(position), 0) as position from studio_feed) l
    where f.id = u.id`.execute(tx);
};

export const listFeed = async (
  tx: Transaction,
  { after, limit }: { after: bigint; limit: number },
): Promise<ReportedRound[]> => {
  const { rows } = await sql<ReportedRound>`
    select position, account, currency, round_id as "roundId", game, stake, payout, finished_at as "finishedAt"
    from studio_feed where position > ${after} order by position limit ${limit}`.execute(tx);
  return rows;
};
