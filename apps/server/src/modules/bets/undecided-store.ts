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
