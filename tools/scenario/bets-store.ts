import { countMissed } from '@hintha/server/src/modules/bets/index.ts';
import type { Database } from '@hintha/platform';
import { listBetsBefore } from '@hintha/server/src/modules/bets/bet-store.ts';
import type { Settlement } from '@hintha/server/src/modules/bets/settlement/settlement-store.ts';
import type { Bet, Selection } from '@hintha/server/src/modules/bets/types.ts';
import { listSelections } from '@hintha/server/src/modules/bets/settlement/undecided-store.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

interface PlayedRound {
  readonly accountId: bigint;
  readonly at: Date;
  /** In hundredths. */
  readonly stake: bigint;
  readonly payout?: bigint;
  readonly game?: string;
  readonly source?: string;
  readonly id?: string;
  /** As the vendor names it. */
  readonly round?: string;
}

/** A settled round of a vendor that moved no money here; answers its id. */
export const givenPlayed = async (
  db: Database,
  { accountId, at, stake, payout = 0n, game = 'RNG', source = 'MAKER', ...names }: PlayedRound,
): Promise<string> => {
  const { id = randomUUID(), round = id } = names;
  await sql`
    insert into bets_bet (id, account_id, source, round, game, stake, payout, state, placed_at, settled_at,
                          first_seq, last_seq)
    values (${id}, ${accountId}, ${source}, ${round}, ${game}, ${stake}, ${payout}, 'settled', ${at}, ${at},
            1, 0)`.execute(db.kysely);
  return id;
};

/** A settled round, of which everything is counted. */
export const givenDecided = async (db: Database, round: PlayedRound): Promise<string> => {
  const id = await givenPlayed(db, round);
  await countMissed(db, { from: round.at, to: new Date(round.at.getTime() + 1) });
  return id;
};

/** The vendor takes the round back. */
export const givenRoundVoided = async (db: Database, id: string): Promise<void> => {
  await sql`update bets_bet set state = 'void', stake = 0 where id = ${id}`.execute(db.kysely);
};

/** The round is still under way. */
export const givenUndecided = async (db: Database, id: string): Promise<void> => {
  await sql`update bets_bet set state = 'open', settled_at = null where id = ${id}`.execute(db.kysely);
};

/** What is counted of the bets of an account, in the order in which it was. */
export const countedOf = async (
  db: Database,
  accountId: bigint,
): Promise<(CountedFigures & { at: Date })[]> => {
  const { rows } = await sql<CountedFigures & { at: Date }>`
    select bet_id as "betId", stake, payout, valid, at from bets_counted
    where account_id = ${accountId} order by seq`.execute(db.kysely);
  return rows;
};

/** The number of a transaction: all that were under way before have lower ones. */
export const newTransaction = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ xid: bigint }>`
    select pg_current_xact_id()::text::bigint as xid`.execute(db.kysely);
  return rows[0]?.xid ?? 0n;
};

/** Whether everything of transactions below a number is counted. */
export const isCountedBelow = async (db: Database, xid: bigint): Promise<boolean> => {
  const { rows } = await sql<{ counted: boolean }>`
    select watermark >= ${xid} as counted from bets_count_mark`.execute(db.kysely);
  return rows[0]?.counted ?? false;
};

interface CountedFigures {
  readonly betId: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
}

/** The round was played so many days earlier. */
export const givenRoundEarlier = async (
  db: Database,
  { accountId, round, days }: { accountId: bigint; round: string; days: number },
): Promise<void> => {
  await sql`
    update bets_bet set placed_at = placed_at - ${days} * interval '1 day'
    where account_id = ${accountId} and round = ${round}`.execute(db.kysely);
};

export interface RoundRow {
  readonly round: string;
  readonly game: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly state: string;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly feedPosition: bigint | null;
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
}

/** What stands of the account's rounds, in the order of their names. */
export const readRounds = async (db: Database, accountId: bigint): Promise<RoundRow[]> => {
  const { rows } = await sql<RoundRow>`
    select round, game, stake, payout, state, placed_at as "placedAt", settled_at as "settledAt",
           feed_position as "feedPosition", first_seq as "firstSeq", last_seq as "lastSeq"
    from bets_bet
    where account_id = ${accountId} order by round`.execute(db.kysely);
  return rows;
};

/** Nobody has played a round of that name. The server itself deletes no bet, and may not. */
export const givenNoRounds = (db: Database, round: string): Promise<void> =>
  db.kysely.transaction().execute(async (tx) => {
    await sql`set local role none`.execute(tx);
    await sql`delete from bets_bet where round = ${round}`.execute(tx);
  });

export interface WrittenBet {
  readonly bet: Bet;
  readonly selections: readonly Selection[];
  readonly settlements: readonly (Settlement & { readonly reason: string | null; readonly at: Date })[];
}

const MOST_BETS = 10_000;

const withoutPosition = (row: Bet & { position: string }): Bet => {
  const { position: _, ...bet } = row;
  return bet;
};

/** All that is written of the account's bets, in the order in which they were placed. */
export const readWrittenBets = async (db: Database, accountId: bigint): Promise<WrittenBet[]> => {
  const page = await listBetsBefore(db, accountId, { before: null, limit: MOST_BETS });
  const bets = page.map(withoutPosition).toSorted((a, b) => (a.firstSeq < b.firstSeq ? -1 : 1));
  const selections = await listSelections(
    db,
    bets.map(({ id }) => id),
  );
  const { rows } = await sql<WrittenBet['settlements'][number]>`
    select s.bet_id as "betId", s.number, s.reference, s.move, s.stake, s.payout, s.valid, s.reason, s.at
    from bets_settlement s join bets_bet b on b.id = s.bet_id
    where b.account_id = ${accountId} order by s.number`.execute(db.kysely);
  const settlements = Map.groupBy(rows, ({ betId }) => betId);
  return bets.map((bet) => ({
    bet,
    selections: selections.get(bet.id) ?? [],
    settlements: settlements.get(bet.id) ?? [],
  }));
};
