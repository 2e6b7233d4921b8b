import { sql, type RawBuilder } from 'kysely';
import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import type { Seat } from '../studio.ts';
import type { DrawnRound, HistoryRound, JournalState, StoredRound } from './types.ts';

export const COLUMNS = sql`
  r.id, r.session_id as "sessionId", r.account, r.game, r.currency, r.operator_session as "operatorSession",
  r.request_id as "requestId", r.seed_pair_id as "seedPairId", r.nonce, r.model, r.algorithm,
  r.coin_value as "coinValue", r.stake, r.win, r.outcome, r.bet_id as "betId", r.win_id as "winId",
  r.played_at as "playedAt", r.state, r.reason, r.balance, r.asks, r.seen_at is not null as seen`;

export interface Beginning {
  readonly nextAskAt: Date;
  /** What was left when the round was paid from a wallet of ours; null when the operator has yet to be asked. */
  readonly paid: Money | null;
}

/** Writes a round down: as settled when it is paid, else as one about which the operator is about to be asked. */
export const insertRound = async (
  tx: Transaction,
  round: DrawnRound,
  { nextAskAt, paid }: Beginning,
): Promise<StoredRound | undefined> => {
  const { id, account, game, currency, requestId, nonce, model, algorithm, playedAt } = round;
  const { rows } = await sql<StoredRound>`
    insert into studio_round as r
      (id, session_id, account, game, currency, operator_session, request_id, seed_pair_id, nonce, model,
       algorithm, coin_value, stake, win, outcome, bet_id, win_id, state, balance, asks, next_ask_at, played_at,
       closed_at)
    values
      (${id}, ${round.sessionId}, ${account}, ${game}, ${currency}, ${round.operatorSession}, ${requestId},
       ${round.seedPairId}, ${nonce}, ${model}, ${algorithm}, ${round.coinValue}, ${round.stake},
       ${round.win}, ${JSON.stringify(round.outcome)}::jsonb, ${round.betId}, ${round.winId},
       ${paid === null ? 'pending' : 'settled'}, ${paid}, ${paid === null ? 1 : 0}, ${nextAskAt}, ${playedAt},
       ${paid === null ? null : playedAt})
    on conflict (account, request_id) do nothing
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
};

const findOne = async (on: Database | Transaction, where: RawBuilder<unknown>) => {
  const { rows } = await sql<StoredRound>`select ${COLUMNS} from studio_round r where ${where}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const findRoundByRequest = (tx: Transaction, account: string, requestId: string) =>
  findOne(tx, sql`r.account = ${account} and r.request_id = ${requestId}`);

export const findRound = (db: Database, id: string) => findOne(db, sql`r.id = ${id}`);

export const findRoundOf = (db: Database, { account, game }: Seat, id: string) =>
  findOne(db, sql`r.id = ${id} and r.account = ${account} and r.game = ${game}`);

export const findLastRound = (on: Database | Transaction, { account, game }: Seat) =>
  findOne(on, sql`r.account = ${account} and r.game = ${game} order by r.seq desc limit 1`);

const WITH_SEEDS = sql`
  select ${COLUMNS}, p.commitment, p.client_seed as "clientSeed", p.sealed_seed as "sealedSeed",
         p.revealed_at is not null as revealed
  from studio_round r join studio_seed_pair p on p.id = r.seed_pair_id`;

/** A round of an account, whatever game it is of, with its seeds. */
export const findRoundWithSeeds = async (
  db: Database,
  account: string,
  id: string,
): Promise<HistoryRound | undefined> => {
  const { rows } = await sql<HistoryRound>`
    ${WITH_SEEDS} where r.id = ${id} and r.account = ${account}`.execute(db.kysely);
  return rows[0];
};

/** Newest first, from behind the round named if one is. */
export const listSessionRounds = async (
  db: Database,
  { account, game }: Seat,
  { before, limit }: { before: string | null; limit: number },
): Promise<HistoryRound[]> => {
  const { rows } = await sql<HistoryRound>`
    ${WITH_SEEDS}
    where r.account = ${account} and r.game = ${game}
      and (${before}::uuid is null
           or r.seq < (select seq from studio_round
                       where id = ${before} and account = ${account} and game = ${game}))
    order by r.seq desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The state the round is in then; undefined when the seat has no such round. */
export const markRoundSeen = async (
  db: Database,
  { account, game }: Seat,
  id: string,
  at: Date,
): Promise<JournalState | undefined> => {
  const { rows } = await sql<{ state: JournalState }>`
    update studio_round
    set seen_at = case when state in ('pending', 'reversing') then null else coalesce(seen_at, ${at}) end
    where id = ${id} and account = ${account} and game = ${game}
    returning state`.execute(db.kysely);
  return rows[0]?.state;
};
