import type { Database, Transaction } from '@hintha/platform';
import { sql, type RawBuilder } from 'kysely';
import type { Connection, RoundChange, Round } from './types.ts';

export const findConnection = async (db: Database, code: string): Promise<Connection | undefined> => {
  const { rows } = await sql<Connection>`
    select code, secret, vendor_url as "vendorUrl", casino_id as "casinoId", currency,
           any_game as "anyGame", max_bet as "maxBet", active
    from vendors_connection where code = ${code}`.execute(db.kysely);
  return rows[0];
};

export const listConnections = async (db: Database): Promise<Connection[]> => {
  const { rows } = await sql<Connection>`
    select code, secret, vendor_url as "vendorUrl", casino_id as "casinoId", currency,
           any_game as "anyGame", max_bet as "maxBet", active
    from vendors_connection where active order by code`.execute(db.kysely);
  return rows;
};

export const upsertConnection = async (tx: Transaction, connection: Connection): Promise<void> => {
  const { code, secret, vendorUrl, casinoId, currency, anyGame, maxBet, active } = connection;
  await sql`
    insert into vendors_connection (code, dialect, secret, vendor_url, casino_id, currency, any_game, max_bet, active)
    values (${code}, 'softswiss', ${secret}, ${vendorUrl}, ${casinoId}, ${currency}, ${anyGame}, ${maxBet}, ${active})
    on conflict (code) do update set secret = excluded.secret, vendor_url = excluded.vendor_url`.execute(tx);
};

/**
 * Adds what calls brought to their rounds, in the statement that posts it; a round stands once among them. `accepted`
 * tells whose money moved.
 */
export const ADD_TO_ROUNDS = {
  name: 'vendors_add_to_rounds',
  text: (accepted: string) => `
    insert into vendors_round as r
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
    update vendors_round
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
    update vendors_round set state = 'finished', finished_at = now()
    where id = ${id} and state = 'open'`.execute(db.kysely);
};

const ROUND = sql`
  id, account_id as "accountId", connection, round_id as "roundId", game_id as "gameId", stake, payout,
  first_seq as "firstSeq", last_seq as "lastSeq", state, opened_at as "openedAt", finished_at as "finishedAt"`;

export interface RoundFilter {
  accountId: bigint;
  /** Pairs of connection and game id; null when every game counts. */
  games: readonly { connection: string; gameId: string }[] | null;
  from: Date | null;
  to: Date | null;
}

export const listRounds = async (db: Database, filter: RoundFilter, limit: number, offset: number) => {
  const { rows } = await sql<Round>`
    select ${ROUND} from vendors_round where ${matching(filter)}
    order by opened_at desc, id limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const sumRounds = async (db: Database, filter: RoundFilter) => {
  const { rows } = await sql<{ total: bigint; stake: bigint; payout: bigint }>`
    select count(*) as total, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
    from vendors_round where ${matching(filter)}`.execute(db.kysely);
  return rows[0] ?? { total: 0n, stake: 0n, payout: 0n };
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
    select ${ROUND} from vendors_round where id = ${id} and account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** The latest finished rounds that gave more than they took. */
export const listWonRounds = async (db: Database, limit: number): Promise<Round[]> => {
  const { rows } = await sql<Round>`
    select ${ROUND} from vendors_round where payout > stake and state = 'finished'
    order by finished_at desc limit ${limit}`.execute(db.kysely);
  return rows;
};
