import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Selection } from '../types.ts';

/** A bet of the operator's own books that waits for its result. */
export interface UndecidedBet {
  readonly id: string;
  readonly accountId: bigint;
  readonly category: string;
  readonly game: string;
  readonly stake: Money;
  readonly potentialPayout: Money | null;
  readonly selections: readonly Selection[];
}

interface Page {
  readonly source: string;
  readonly round: string;
  /** The last bet of the page before; null for the first page. */
  readonly after: Pick<UndecidedBet, 'accountId' | 'id'> | null;
}

type BetRow = Omit<StandingBet, 'selections'> & { [Name in keyof Selection]: Selection[Name] | null };

const WITH_SELECTIONS = `
  select b.id, b.account_id as "accountId", b.category, b.game, b.stake, b.potential_payout as "potentialPayout",
         b.payout, b.valid, s.event, s.market, s.pick, s.line, s.price::text as price`;

/** A row is a bet with one of its selections; those of a bet stand together. */
const toBets = (rows: readonly BetRow[]): StandingBet[] => {
  const bets: (StandingBet & { selections: Selection[] })[] = [];
  for (const { event, market, pick, line, price, ...bet } of rows) {
    if (bets.at(-1)?.id !== bet.id) bets.push({ ...bet, selections: [] });
    if (event !== null && market !== null && pick !== null && price !== null)
      bets.at(-1)?.selections.push({ event, market, pick, line, price });
  }
  return bets;
};

const LIST_UNDECIDED = defineStatement(
  'bets_list_undecided',
  `${WITH_SELECTIONS}
   from (
     select id, account_id, category, game, stake, potential_payout, payout, valid from bets_bet
     where hashtextextended(round, 0) = hashtextextended($2, 0) and source = $1 and round = $2
       and state = 'open' and category is not null and (account_id, id) > ($3::bigint, $4::uuid)
     order by account_id, id limit $5
   ) b left join bets_selection s on s.bet_id = b.id
   order by b.account_id, b.id, s.position`,
);

const FIRST = { accountId: 0n, id: '00000000-0000-0000-0000-000000000000' };

/** The bets of a round that are not decided, a member's together. */
export const listUndecided = async (
  on: Database | Transaction,
  { source, round, after }: Page,
  limit: number,
): Promise<UndecidedBet[]> => {
  const { accountId, id } = after ?? FIRST;
  return toBets(await runStatement<BetRow>(on, LIST_UNDECIDED, [source, round, accountId, id, limit]));
};

/** What each of the bets is on, in its order. */
export const listSelections = async (
  on: Database | Transaction,
  betIds: readonly string[],
): Promise<Map<string, Selection[]>> => {
  const { rows } = await sql<Selection & { betId: string }>`
    select bet_id as "betId", event, market, pick, line, price::text as price from bets_selection
    where bet_id = any (${betIds}::uuid[]) order by bet_id, position`.execute('pool' in on ? on.kysely : on);
  const selections = new Map<string, Selection[]>();
  for (const { betId, ...selection } of rows) {
    const known = selections.get(betId);
    if (known === undefined) selections.set(betId, [selection]);
    else known.push(selection);
  }
  return selections;
};

/** A bet of the operator's own books that is not void, what it has paid, and what of it is valid. */
export type StandingBet = UndecidedBet & { readonly payout: Money; readonly valid: Money };

const LIST_STANDING = defineStatement(
  'bets_list_standing',
  `${WITH_SELECTIONS}
   from bets_bet b left join bets_selection s on s.bet_id = b.id
   where b.id = any ($1::uuid[]) and b.category is not null and b.state = any ($2::text[])
   order by b.id, s.position`,
);

/** Those of the bets that are settled; what is open or void is left out. */
export const readDecided = async (
  on: Database | Transaction,
  ids: readonly string[],
): Promise<StandingBet[]> => toBets(await runStatement<BetRow>(on, LIST_STANDING, [ids, ['settled']]));

/** Those of the bets that are open or settled; what is void or was cashed out is left out. */
export const readStanding = async (
  on: Database | Transaction,
  ids: readonly string[],
): Promise<StandingBet[]> =>
  ids.length === 0 ? [] : toBets(await runStatement<BetRow>(on, LIST_STANDING, [ids, ['open', 'settled']]));

/** What is valid of those of some bets that are settled, in a statement. */
export const sumValid = (ids: RawBuilder<readonly string[]>): RawBuilder<Money> => sql`(
  select coalesce(sum(valid), 0)::bigint from bets_bet
  where id = any (${ids}) and category is not null and state = 'settled'
)`;

/** What undecided bets of a round are on that are on the very same. */
export interface SelectionSum {
  readonly market: string;
  readonly pick: string;
  readonly line: string | null;
  readonly price: string;
  readonly bets: number;
  readonly stake: Money;
}

/** The undecided bets of a round by what they are on, those with the most at stake first. */
export const sumSelections = async (
  db: Database,
  { source, round }: Pick<Page, 'source' | 'round'>,
  limit: number,
): Promise<SelectionSum[]> => {
  const { rows } = await sql<SelectionSum>`
    select s.market, s.pick, s.line, s.price::text as price, count(*)::int as bets, sum(b.stake)::bigint as stake
    from bets_bet b join bets_selection s on s.bet_id = b.id
    where hashtextextended(b.round, 0) = hashtextextended(${round}, 0) and b.source = ${source}
      and b.round = ${round} and b.state = 'open' and b.category is not null
    group by s.market, s.pick, s.line, s.price order by sum(b.stake) desc limit ${limit}`.execute(db.kysely);
  return rows;
};
