import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface NumberStake {
  readonly number: string;
  readonly stake: Money;
}

const columnsOf = (stakes: ReadonlyMap<string, Money>) =>
  sql`unnest(${[...stakes.keys()]}::text[], ${[...stakes.values()]}::bigint[]) as s (number, stake)`;

export interface NumeroStake extends NumberStake {
  readonly numeroId: bigint;
}

export interface LimitedStake extends NumeroStake {
  /** What the number may come to. */
  readonly most: Money;
}

const ADD = defineStatement(
  'lottery_add_stakes',
  `insert into lottery_number_exposure as e (numero_id, number, stake, most)
   select numero_id, number, stake, greatest(stake, most)
   from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[]) s (numero_id, number, stake, most) order by 1, 2
   on conflict (numero_id, number) do update
     set stake = e.stake + excluded.stake, most = greatest(e.stake + excluded.stake, excluded.most)
   returning numero_id as "numeroId", number, stake`,
);

const toColumns = (stakes: readonly LimitedStake[]): unknown[] => [
  stakes.map(({ numeroId }) => numeroId),
  stakes.map(({ number }) => number),
  stakes.map(({ stake }) => stake),
  stakes.map(({ most }) => most),
];

/**
 * Adds stakes to numbers, in their order, as everybody does; answers what each comes to, which may be more than it may.
 * Each number stands once.
 */
export const addStakes = (tx: Transaction, stakes: readonly LimitedStake[]): Promise<NumeroStake[]> =>
  runStatement<NumeroStake>(tx, ADD, toColumns(stakes));

/** What adds the stakes of members that were accepted, and fails where a number would come to more than it may. */
export const addStakesText = (accepted: string): string => `
  insert into lottery_number_exposure as e (numero_id, number, stake, most)
  select s.numero_id, s.number, sum(s.stake), min(s.most)
  from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
    as s (numero_id, number, stake, most, account_id)
  join ${accepted} a on a.wallet = s.account_id
  group by 1, 2 order by 1, 2
  on conflict (numero_id, number) do update set stake = e.stake + excluded.stake, most = excluded.most`;

export const STAKE_PARAMETERS = 5;

/** The parameters of `addStakesText`. */
export const toStakeColumns = (
  stakes: readonly (LimitedStake & { readonly accountId: bigint })[],
): unknown[] => [...toColumns(stakes), stakes.map(({ accountId }) => accountId)];

const LIST_ON = defineStatement(
  'lottery_list_stakes_on',
  `select numero_id as "numeroId", number, stake from lottery_number_exposure
   join unnest($1::bigint[], $2::text[]) s (numero_id, number) using (numero_id, number)`,
);

/** What is staked on these numbers, of those that have a stake. */
export const listStakesOn = (
  tx: Transaction,
  numbers: readonly Pick<NumeroStake, 'numeroId' | 'number'>[],
): Promise<NumeroStake[]> =>
  runStatement<NumeroStake>(tx, LIST_ON, [
    numbers.map(({ numeroId }) => numeroId),
    numbers.map(({ number }) => number),
  ]);

/** Takes stakes off the numbers again. */
export const subtractStakes = async (
  tx: Transaction,
  numeroId: bigint,
  stakes: ReadonlyMap<string, Money>,
): Promise<void> => {
  await sql`
    with locked as (
      select number from lottery_number_exposure
      where numero_id = ${numeroId} and number = any (${[...stakes.keys()]}::text[])
      order by number for update
    )
    update lottery_number_exposure e set stake = greatest(0, e.stake - s.stake)
    from locked l join ${columnsOf(stakes)} on s.number = l.number
    where e.numero_id = ${numeroId} and e.number = l.number`.execute(tx);
};

/** The numbers of a numero that have stakes, the most first. */
export const listStakes = async (db: Database, numeroId: bigint, limit: number): Promise<NumberStake[]> => {
  const { rows } = await sql<NumberStake>`
    select number, stake from lottery_number_exposure where numero_id = ${numeroId} and stake > 0
    order by stake desc, number limit ${limit}`.execute(db.kysely);
  return rows;
};

/** A number that the staff has closed. */
export interface NumberBlock {
  readonly id: bigint;
  readonly game: string;
  /** Null for every numero of the game. */
  readonly issue: string | null;
  readonly number: string;
  readonly reason: string;
  readonly blockedBy: string;
  readonly blockedAt: Date;
}

const BLOCK = sql`id, game, issue, number, reason, blocked_by as "blockedBy", blocked_at as "blockedAt"`;

/** The numbers of a game that are closed; of one numero, with those of every one. */
export const listBlocks = async (
  on: Database | Transaction,
  game: string,
  issue: string | null,
): Promise<NumberBlock[]> => {
  const { rows } = await sql<NumberBlock>`
    select ${BLOCK} from lottery_number_block
    where game = ${game} and lifted_at is null
      and (${issue}::text is null or issue is null or issue = ${issue})
    order by number, issue nulls first limit 2000`.execute('pool' in on ? on.kysely : on);
  return rows;
};

const LIST_BLOCKS = defineStatement(
  'lottery_list_blocks',
  `select game, issue, number from lottery_number_block where game = any ($1::text[]) and lifted_at is null`,
);

/** Every number of the games that is closed, for one numero or for all. */
export const listBlocksOf = (
  tx: Transaction,
  games: readonly string[],
): Promise<Pick<NumberBlock, 'game' | 'issue' | 'number'>[]> => runStatement(tx, LIST_BLOCKS, [games]);

/** Closes a number; undefined when it is closed already. */
export const insertBlock = async (
  tx: Transaction,
  block: Omit<NumberBlock, 'id' | 'blockedAt'>,
): Promise<NumberBlock | undefined> => {
  const { game, issue, number, reason, blockedBy } = block;
  const { rows } = await sql<NumberBlock>`
    insert into lottery_number_block (game, issue, number, reason, blocked_by)
    values (${game}, ${issue}, ${number}, ${reason}, ${blockedBy})
    on conflict (game, number, coalesce(issue, '')) where lifted_at is null do nothing
    returning ${BLOCK}`.execute(tx);
  return rows[0];
};

/** Opens a number again; undefined when it is not closed. */
export const liftBlock = async (tx: Transaction, id: bigint): Promise<NumberBlock | undefined> => {
  const { rows } = await sql<NumberBlock>`
    update lottery_number_block set lifted_at = clock_timestamp()
    where id = ${id} and lifted_at is null returning ${BLOCK}`.execute(tx);
  return rows[0];
};
