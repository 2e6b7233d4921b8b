import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { FeedEntry, ReportedRound } from './types.ts';

/** A round and after which posting of its wallet it was played. */
export interface PlacedRound extends ReportedRound {
  readonly afterSeq: bigint;
}

/** Writes rounds as they were told, each once; one that is known is replaced. Without postings, their span is empty. */
export const upsertReportedRounds = async (
  tx: Transaction,
  rounds: readonly PlacedRound[],
): Promise<void> => {
  await sql`
    insert into bets_bet
      (id, account_id, source, round, game, stake, payout, first_seq, last_seq, state, placed_at, settled_at,
       feed_position)
    select t.id, t.account_id, t.source, t.round, t.game, t.stake, t.payout, t.after + 1, t.after,
           case when t.stake = 0 and t.payout = 0 then 'void' else 'settled' end, t.at, t.at, t.position
    from unnest(
      ${rounds.map(({ id }) => id)}::uuid[], ${rounds.map(({ accountId }) => accountId)}::bigint[],
      ${rounds.map(({ source }) => source)}::text[], ${rounds.map(({ roundId }) => roundId)}::text[],
      ${rounds.map(({ gameId }) => gameId)}::text[], ${rounds.map(({ stake }) => stake)}::bigint[],
      ${rounds.map(({ payout }) => payout)}::bigint[], ${rounds.map(({ afterSeq }) => afterSeq)}::bigint[],
      ${rounds.map(({ finishedAt }) => finishedAt)}::timestamptz[],
      ${rounds.map(({ position }) => position)}::bigint[])
      as t (id, account_id, source, round, game, stake, payout, after, at, position)
    on conflict (id) do update
    set stake = excluded.stake, payout = excluded.payout, first_seq = excluded.first_seq,
        last_seq = excluded.last_seq, state = excluded.state, placed_at = excluded.placed_at,
        settled_at = excluded.settled_at, feed_position = excluded.feed_position`.execute(tx);
};

export interface NewFeedEntry {
  readonly accountId: bigint;
  readonly roundId: string;
  readonly gain: bigint;
}

/** Numbers the tellings within their accounts, in the order given; the accounts' wallets are locked. */
export const insertFeedEntries = async (
  tx: Transaction,
  feedEntries: readonly NewFeedEntry[],
): Promise<void> => {
  await sql`
    insert into bets_feed_entry (account_id, seq, round_id, gain)
    select t.account_id, coalesce(l.seq, 0) + row_number() over (partition by t.account_id order by t.place),
           t.round_id, t.gain
    from unnest(
      ${feedEntries.map(({ accountId }) => accountId)}::bigint[],
      ${feedEntries.map(({ roundId }) => roundId)}::uuid[], ${feedEntries.map(({ gain }) => gain)}::bigint[])
      with ordinality as t (account_id, round_id, gain, place)
    left join lateral (
      select seq from bets_feed_entry where account_id = t.account_id order by seq desc limit 1
    ) l on true`.execute(tx);
};

export const listFeedEntries = async (
  tx: Transaction,
  accountId: bigint,
  after: bigint,
): Promise<FeedEntry[]> => {
  const { rows } = await sql<FeedEntry>`
    select seq, round_id as "roundId", gain from bets_feed_entry
    where account_id = ${accountId} and seq > ${after} order by seq`.execute(tx);
  return rows;
};

/** What all tellings of an account come to, and the number of the last one. */
export const sumFeedEntries = async (
  tx: Transaction,
  accountId: bigint,
): Promise<{ gain: bigint; seq: bigint }> => {
  const { rows } = await sql<{ gain: bigint; seq: bigint }>`
    select coalesce(sum(gain), 0)::bigint as gain, coalesce(max(seq), 0)::bigint as seq
    from bets_feed_entry where account_id = ${accountId}`.execute(tx);
  return rows[0] ?? { gain: 0n, seq: 0n };
};

/** The accounts that transactions from the mark up to the horizon told of. */
export const selectReportedAccounts = async (
  db: Database,
  { mark, horizon }: { mark: bigint; horizon: bigint },
): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select distinct account_id as id from bets_feed_entry
    where xid >= ${mark} and xid < ${horizon}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};
