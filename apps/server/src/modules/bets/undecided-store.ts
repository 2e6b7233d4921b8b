import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Selection } from './types.ts';

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

/** The bets of a round that are not decided, a member's together. */
export const listUndecided = async (
  tx: Transaction,
  { source, round, after }: Page,
  limit: number,
): Promise<UndecidedBet[]> => {
  const behind = after === null ? sql`` : sql`and (account_id, id) > (${after.accountId}, ${after.id}::uuid)`;
  const { rows } = await sql<Omit<UndecidedBet, 'selections'>>`
    select id, account_id as "accountId", category, game, stake, potential_payout as "potentialPayout"
    from bets_bet
    where source = ${source} and round = ${round} and state = 'open' and category is not null ${behind}
    order by account_id, id limit ${limit}`.execute(tx);
  const selections = await listSelections(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((bet) => ({ ...bet, selections: selections.get(bet.id) ?? [] }));
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

/** A bet of the operator's own books that its result has settled, and what it paid. */
export type DecidedBet = UndecidedBet & { readonly payout: Money };

/** Those of the bets that are settled; what is open or void is left out. */
export const readDecided = async (
  on: Database | Transaction,
  ids: readonly string[],
): Promise<DecidedBet[]> => {
  const { rows } = await sql<Omit<DecidedBet, 'selections'>>`
    select id, account_id as "accountId", category, game, stake, potential_payout as "potentialPayout", payout
    from bets_bet where id = any (${ids}::uuid[]) and category is not null and state = 'settled'`.execute(
    'pool' in on ? on.kysely : on,
  );
  const selections = await listSelections(
    on,
    rows.map(({ id }) => id),
  );
  return rows.map((bet) => ({ ...bet, selections: selections.get(bet.id) ?? [] }));
};

/** What is valid of those of the bets that are settled. */
export const readValid = async (tx: Transaction, ids: readonly string[]): Promise<Map<string, Money>> => {
  const { rows } = await sql<{ id: string; valid: Money }>`
    select id, valid from bets_bet
    where id = any (${ids}::uuid[]) and category is not null and state = 'settled'`.execute(tx);
  return new Map(rows.map(({ id, valid }) => [id, valid]));
};

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
    where b.source = ${source} and b.round = ${round} and b.state = 'open' and b.category is not null
    group by s.market, s.pick, s.line, s.price order by sum(b.stake) desc limit ${limit}`.execute(db.kysely);
  return rows;
};
