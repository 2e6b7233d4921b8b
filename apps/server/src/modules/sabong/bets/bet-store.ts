import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { FightPick, SabongBet } from '../types.ts';

const BET = sql`id, account_id as "accountId", fight_id as "fightId", pick, stake, bet_id as "betId",
                placed_at as "placedAt"`;

export const findRequestedBet = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<SabongBet | undefined> => {
  const { rows } = await sql<SabongBet>`
    select ${BET} from sabong_bet where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

const LIST_REQUESTED = defineStatement(
  'sabong_list_requested',
  `select b.request_id as "requestId" from unnest($1::bigint[], $2::uuid[]) as asked (account_id, request_id)
   join sabong_bet b using (account_id, request_id)`,
);

/** Those of the requests that a bet was written for. */
export const listRequestedBets = async (
  db: Database,
  asked: readonly { readonly accountId: bigint; readonly requestId: string }[],
): Promise<ReadonlySet<string>> => {
  const rows = await runStatement<{ requestId: string }>(db, LIST_REQUESTED, [
    asked.map(({ accountId }) => accountId),
    asked.map(({ requestId }) => requestId),
  ]);
  return new Set(rows.map(({ requestId }) => requestId));
};

export interface BetFilter {
  readonly accountId: bigint;
  readonly fightId?: bigint | undefined;
}

const matching = ({ accountId, fightId }: BetFilter) => sql`
  account_id = ${accountId} and (${fightId ?? null}::bigint is null or fight_id = ${fightId ?? null})`;

export const selectBets = async (
  db: Database,
  filter: BetFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SabongBet[]> => {
  const { rows } = await sql<SabongBet>`
    select ${BET} from sabong_bet where ${matching(filter)}
    order by id desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countBets = async (db: Database, filter: BetFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from sabong_bet where ${matching(filter)}`.execute(db.kysely);
  return rows[0]?.total ?? 0;
};

export interface SideBet {
  readonly accountId: bigint;
  readonly betId: string;
  readonly pick: FightPick;
  readonly stake: Money;
}

const LIST_OF_MEMBERS = defineStatement(
  'sabong_list_bets_of_members',
  `select account_id as "accountId", bet_id as "betId", pick, stake from sabong_bet
   where fight_id = $1 and account_id = any ($2::bigint[]) order by account_id, id`,
);

/** The bets of members on a fight, member by member, in the order in which they were placed. */
export const listBetsOfMembers = (
  on: Database | Transaction,
  fightId: bigint,
  accountIds: readonly bigint[],
): Promise<SideBet[]> => runStatement<SideBet>(on, LIST_OF_MEMBERS, [fightId, accountIds]);

/** Where a page of the bets of a fight ends. */
export type BetPlace = Pick<SabongBet, 'accountId' | 'id'>;

/** A page of the bets of a fight, member by member. */
export const listBetIds = async (
  db: Database,
  fightId: bigint,
  after: BetPlace,
  limit: number,
): Promise<(BetPlace & { readonly betId: string })[]> => {
  const { rows } = await sql<BetPlace & { betId: string }>`
    select account_id as "accountId", id, bet_id as "betId" from sabong_bet
    where fight_id = ${fightId} and (account_id, id) > (${after.accountId}::bigint, ${after.id}::bigint)
    order by account_id, id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The members who have bet on a side of a fight. */
export const listMembersOn = async (
  db: Database,
  fightId: bigint,
): Promise<{ readonly accountId: bigint; readonly pick: FightPick }[]> => {
  const { rows } = await sql<{ accountId: bigint; pick: FightPick }>`
    select distinct account_id as "accountId", pick from sabong_bet
    where fight_id = ${fightId} and pick <> 'draw'`.execute(db.kysely);
  return rows;
};

/** What the bets on a side come to at a dividend in ten-thousandths, each floored to hundredths by itself. */
export const sumPaid = async (
  on: Database | Transaction,
  fightId: bigint,
  { pick, dividend }: { readonly pick: FightPick; readonly dividend: bigint },
): Promise<Money> => {
  const { rows } = await sql<{ paid: Money }>`
    select coalesce(sum(stake * ${dividend}::bigint / 10000), 0)::bigint as paid from sabong_bet
    where fight_id = ${fightId} and pick = ${pick}`.execute('pool' in on ? on.kysely : on);
  const [{ paid } = { paid: null }] = rows;
  if (paid === null) throw new Error(`fight ${fightId} has no sum`);
  return paid;
};
