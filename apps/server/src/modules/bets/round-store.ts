import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Round, RoundChange } from './types.ts';

/**
 * Adds what calls brought to their rounds, in the statement that posts it; a round stands once among them. `accepted`
 * tells whose money moved.
 */
export const ADD_TO_ROUNDS = {
  name: 'vendors_add_to_rounds',
  text: (accepted: string) => `
    insert into bets_bet as r
      (id, account_id, connection, round_id, game_id, stake, payout, first_seq, last_seq, state, finished_at)
    select c.id, c.account_id, c.connection, c.round_id, c.game_id, c.stake, c.payout, a.first_seq, a.last_seq,
           case when c.finished then 'finished' else 'open' end, case when c.finished then now() end
    from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::boolean[])
      as c (id, account_id, connection, round_id, game_id, stake, payout, finished)
    join ${accepted} a on a.wallet = c.account_id
    order by c.id
    on conflict (id) do update
    set stake = r.stake + excluded.stake,
        payout = r.payout + excluded.payout,
        first_seq = least(r.first_seq, excluded.first_seq),
        last_seq = greatest(r.last_seq, excluded.last_seq),
        state = case when excluded.state = 'finished' then 'finished' else r.state end,
        finished_at = coalesce(r.finished_at, excluded.finished_at)`,
  values: (changes: readonly RoundChange[]): unknown[] => [
    changes.map(({ id }) => id),
    changes.map(({ accountId }) => accountId),
    changes.map(({ connection }) => connection),
    changes.map(({ roundId }) => roundId),
    changes.map(({ gameId }) => gameId),
    changes.map(({ stake }) => stake),
    changes.map(({ payout }) => payout),
    changes.map(({ finished }) => finished),
  ],
};

export interface RoundReversal {
  id: string;
  stake: bigint;
  payout: bigint;
  /** The number of the last reversal; null when nothing was taken back. */
  lastSeq: bigint | null;
  finished: boolean;
}

/** Takes reversed amounts out of a round; a round without a stake that is left counts as refunded. */
export const takeFromRound = async (tx: Transaction, reversal: RoundReversal): Promise<void> => {
  const { id, stake, payout, lastSeq, finished } = reversal;
  await sql`
    update bets_bet
    set stake = stake - ${stake}, payout = payout - ${payout},
        last_seq = greatest(last_seq, ${lastSeq}::bigint),
        state = case when stake - ${stake} <= 0 and payout - ${payout} <= 0 then 'refunded'
                     when ${finished} then 'finished' else state end,
        finished_at = case when ${finished} or (stake - ${stake} <= 0 and payout - ${payout} <= 0)
                           then coalesce(finished_at, now()) else finished_at end
    where id = ${id}`.execute(tx);
};

export const finishRound = async (db: Database, id: string): Promise<void> => {
  await sql`
    update bets_bet set state = 'finished', finished_at = now()
    where id = ${id} and state = 'open'`.execute(db.kysely);
};

const ROUND = sql`
  id, account_id as "accountId", connection, round_id as "roundId", game_id as "gameId", stake, payout,
  first_seq as "firstSeq", last_seq as "lastSeq", state, opened_at as "openedAt", finished_at as "finishedAt",
  feed_position as "feedPosition"`;

export interface RoundFilter {
  accountId: bigint;
  /** Pairs of connection and game id; null when every game counts. */
  games: readonly { connection: string; gameId: string }[] | null;
  from: Date | null;
  to: Date | null;
}

export const listRounds = async (db: Database, filter: RoundFilter, limit: number, offset: number) => {
  const { rows } = await sql<Round>`
    select ${ROUND} from bets_bet where ${matching(filter)}
    order by opened_at desc, id limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const sumRounds = async (db: Database, filter: RoundFilter) => {
  const { rows } = await sql<{ total: bigint; stake: bigint; payout: bigint }>`
    select count(*) as total, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
    from bets_bet where ${matching(filter)}`.execute(db.kysely);
  return rows[0] ?? { total: 0n, stake: 0n, payout: 0n };
};

export interface GameSum {
  /** The business day that the rounds were opened on. */
  day: string;
  connection: string;
  gameId: string;
  /** Whether they were played from the vendor's own wallet. */
  atVendor: boolean;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
}

/** What the settled rounds of each day and game took and gave. */
export const sumRoundsByGame = async (db: Database, filter: RoundFilter): Promise<GameSum[]> => {
  const { rows } = await sql<GameSum>`
    select to_char(opened_at at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day, connection, game_id as "gameId",
           feed_position is not null as "atVendor", count(*) as rounds, sum(stake)::bigint as stake,
           sum(payout)::bigint as payout
    from bets_bet where ${matching(filter)} and state <> 'open' group by 1, 2, 3, 4`.execute(db.kysely);
  return rows;
};

export interface PlaySum {
  accountId: bigint;
  connection: string;
  gameId: string;
  stake: bigint;
  payout: bigint;
  /** Of each round the result, which is what was won or lost, and the same no higher than the stake. */
  result: bigint;
  risked: bigint;
  /** How many of the rounds gave more than they took, and when the last of all was decided. */
  wins: bigint;
  lastAt: Date;
}

/**
 * What the rounds that were decided within a span took and gave, by member and game. Of one member alone they are found
 * by when they were opened: what had been open for more than a day before the span is left to the sum of everybody's.
 */
export const sumPlay = async (
  db: Database,
  { from, to, accountId = null }: { from: Date; to: Date; accountId?: bigint | null },
): Promise<PlaySum[]> => {
  const { rows } = await sql<PlaySum>`
    select account_id as "accountId", connection, game_id as "gameId", sum(stake)::bigint as stake,
           sum(payout)::bigint as payout, sum(abs(payout - stake))::bigint as result,
           sum(least(abs(payout - stake), stake))::bigint as risked,
           count(*) filter (where payout > stake) as wins, max(finished_at) as "lastAt"
    from bets_bet
    where state = 'finished' and stake > 0 and finished_at >= ${from} and finished_at < ${to}
      and (${accountId}::bigint is null
           or (account_id = ${accountId} and opened_at >= ${from}::timestamptz - interval '1 day'))
    group by 1, 2, 3`.execute(db.kysely);
  return rows;
};

/** When the first of all rounds was decided. */
export const findFirstFinish = async (db: Database): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(finished_at) as at from bets_bet`.execute(db.kysely);
  return rows[0]?.at ?? null;
};

const matching = ({ accountId, games, from, to }: RoundFilter): RawBuilder<unknown> => sql`
  account_id = ${accountId}
  and (${from}::timestamptz is null or opened_at >= ${from})
  and (${to}::timestamptz is null or opened_at < ${to})
  and (${games === null} or (connection, game_id) in (
    select * from unnest(
      ${(games ?? []).map(({ connection }) => connection)}::text[],
      ${(games ?? []).map(({ gameId }) => gameId)}::text[])))`;

export const findRoundOf = async (
  db: Database,
  accountId: bigint,
  id: string,
): Promise<Round | undefined> => {
  const { rows } = await sql<Round>`
    select ${ROUND} from bets_bet where id = ${id} and account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

export const listRoundsOf = async (
  on: Database | Transaction,
  accountId: bigint,
  ids: readonly string[],
): Promise<Round[]> => {
  const { rows } = await sql<Round>`
    select ${ROUND} from bets_bet where id = any (${ids}::uuid[]) and account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

/** By the house's id or the vendor's, each by its index. */
export const findRoundsBy = async (
  db: Database,
  { id, name, limit }: { id: string | null; name: string; limit: number },
): Promise<Round[]> => {
  const { rows } = await sql<Round>`
    select ${ROUND} from bets_bet where id = ${id}::uuid or round_id = ${name}
    order by opened_at desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** A position is the instant of a round in microseconds and its id, between them a dot. */
export const listRoundsBefore = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: string | null; limit: number },
): Promise<(Round & { position: string })[]> => {
  const [micros = null, id = null] = before?.split('.') ?? [];
  const { rows } = await sql<Round & { position: string }>`
    select ${ROUND}, (extract(epoch from opened_at) * 1000000)::bigint || '.' || id as position
    from bets_bet
    where account_id = ${accountId}
      and (${micros}::bigint is null
           or opened_at <= timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')
      and (${micros}::bigint is null
           or (opened_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid))
    order by opened_at desc, id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The latest finished rounds that gave more than they took. */
export const listWonRounds = async (db: Database, limit: number): Promise<Round[]> => {
  const { rows } = await sql<Round>`
    select ${ROUND} from bets_bet where payout > stake and state = 'finished'
    order by finished_at desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const ROUND_TITLES = sql`
  (select id, account_id as wallet, connection, game_id as game from bets_bet)`;
