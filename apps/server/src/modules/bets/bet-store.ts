import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Bet } from './types.ts';

const BET = sql`
  id, account_id as "accountId", source, round as "roundId", game as "gameId", category, stake, payout,
  potential_payout as "potentialPayout", valid, void_reason as "voidReason",
  first_seq as "firstSeq", last_seq as "lastSeq", state, placed_at as "placedAt", settled_at as "settledAt",
  feed_position as "feedPosition"`;

export interface BetFilter {
  accountId: bigint;
  /** Pairs of source and game id; null when every game counts. */
  games: readonly { source: string; gameId: string }[] | null;
  from: Date | null;
  to: Date | null;
}

export const listBets = async (db: Database, filter: BetFilter, limit: number, offset: number) => {
  const { rows } = await sql<Bet>`
    select ${BET} from bets_bet where ${matching(filter)}
    order by placed_at desc, id limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const sumBets = async (db: Database, filter: BetFilter) => {
  const { rows } = await sql<{ total: bigint; stake: bigint; payout: bigint }>`
    select count(*) as total, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
    from bets_bet where ${matching(filter)}`.execute(db.kysely);
  return rows[0] ?? { total: 0n, stake: 0n, payout: 0n };
};

export interface GameSum {
  /** The business day that the bets were placed on. */
  day: string;
  source: string;
  gameId: string;
  category: string | null;
  /** Whether they were played from the vendor's own wallet. */
  atVendor: boolean;
  bets: bigint;
  stake: bigint;
  payout: bigint;
}

/** What the settled bets of each day and game took and gave. */
export const sumBetsByGame = async (db: Database, filter: BetFilter): Promise<GameSum[]> => {
  const { rows } = await sql<GameSum>`
    select to_char(placed_at at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day, source, game as "gameId", category,
           feed_position is not null as "atVendor", count(*) as bets, sum(stake)::bigint as stake,
           sum(payout)::bigint as payout
    from bets_bet where ${matching(filter)} and state <> 'open' group by 1, 2, 3, 4, 5`.execute(db.kysely);
  return rows;
};

export interface PlaySum {
  accountId: bigint;
  source: string;
  gameId: string;
  category: string | null;
  stake: bigint;
  payout: bigint;
  /** Of each bet the result, which is what was won or lost, and the same no higher than the stake. */
  result: bigint;
  risked: bigint;
  /** What is valid by their sources; null for those whose figures tell. */
  valid: bigint | null;
  /** How many of the bets gave more than they took, and when the last of all was decided. */
  wins: bigint;
  lastAt: Date;
}

/**
 * What the bets that were decided within a span took and gave, by member and game. Vendors' rounds of one member alone
 * are found by when they were opened: what had been open for more than a day before the span is left to the sum of
 * everybody's.
 */
export const sumPlay = async (
  db: Database,
  { from, to, accountId = null }: { from: Date; to: Date; accountId?: bigint | null },
): Promise<PlaySum[]> => {
  const { rows } = await sql<PlaySum>`
    select account_id as "accountId", source, game as "gameId", category, sum(stake)::bigint as stake,
           sum(payout)::bigint as payout, sum(abs(payout - stake))::bigint as result,
           sum(least(abs(payout - stake), stake))::bigint as risked, sum(valid)::bigint as valid,
           count(*) filter (where payout > stake) as wins, max(settled_at) as "lastAt"
    from bets_bet
    where state in ('settled', 'cashed_out') and stake > 0 and settled_at >= ${from} and settled_at < ${to}
      and (${accountId}::bigint is null
           or (account_id = ${accountId}
               and (category is not null or placed_at >= ${from}::timestamptz - interval '1 day')))
    group by 1, 2, 3, 4`.execute(db.kysely);
  return rows;
};

/** When the first of all bets was decided. */
export const findFirstFinish = async (db: Database): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(settled_at) as at from bets_bet`.execute(db.kysely);
  return rows[0]?.at ?? null;
};

const matching = ({ accountId, games, from, to }: BetFilter): RawBuilder<unknown> => sql`
  account_id = ${accountId}
  and (${from}::timestamptz is null or placed_at >= ${from})
  and (${to}::timestamptz is null or placed_at < ${to})
  and (${games === null} or (source, game) in (
    select * from unnest(
      ${(games ?? []).map(({ source }) => source)}::text[],
      ${(games ?? []).map(({ gameId }) => gameId)}::text[])))`;

export const findBetOf = async (db: Database, accountId: bigint, id: string): Promise<Bet | undefined> => {
  const { rows } = await sql<Bet>`
    select ${BET} from bets_bet where id = ${id} and account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

export const listBetsOf = async (
  on: Database | Transaction,
  accountId: bigint,
  ids: readonly string[],
): Promise<Bet[]> => {
  const { rows } = await sql<Bet>`
    select ${BET} from bets_bet where id = any (${ids}::uuid[]) and account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

/** By the operator's id or the vendor's, each by its index. */
export const findBetsBy = async (
  db: Database,
  { id, name, limit }: { id: string | null; name: string; limit: number },
): Promise<Bet[]> => {
  const { rows } = await sql<Bet>`
    select ${BET} from bets_bet where id = ${id}::uuid or round = ${name}
    order by placed_at desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** A position is the instant of a bet in microseconds and its id, between them a dot. */
export const listBetsBefore = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: string | null; limit: number },
): Promise<(Bet & { position: string })[]> => {
  const [micros = null, id = null] = before?.split('.') ?? [];
  const { rows } = await sql<Bet & { position: string }>`
    select ${BET}, (extract(epoch from placed_at) * 1000000)::bigint || '.' || id as position
    from bets_bet
    where account_id = ${accountId}
      and (${micros}::bigint is null
           or placed_at <= timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')
      and (${micros}::bigint is null
           or (placed_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid))
    order by placed_at desc, id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The latest bets since a moment that were not taken back, the newest first. */
export const listLatestBets = async (db: Database, since: Date, limit: number): Promise<Bet[]> => {
  const { rows } = await sql<Bet>`
    select ${BET} from bets_bet where placed_at >= ${since} and stake > 0 and state <> 'void'
    order by placed_at desc, id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The latest settled bets that gave more than they took. */
export const listWonBets = async (db: Database, limit: number): Promise<Bet[]> => {
  const { rows } = await sql<Bet>`
    select ${BET} from bets_bet where payout > stake and state in ('settled', 'cashed_out')
    order by settled_at desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const listLargestWins = async (db: Database, since: Date, limit: number): Promise<Bet[]> => {
  const { rows } = await sql<Bet>`
    select ${BET} from bets_bet
    where payout > stake and state in ('settled', 'cashed_out') and settled_at >= ${since}
    order by payout desc, settled_at desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const BET_GAMES = sql`
  (select id, account_id as wallet, source, game from bets_bet)`;
