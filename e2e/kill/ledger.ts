import { hash } from 'node:crypto';
import type { Database } from '@hintha/platform';

/** A posting of a vendor's transaction. */
export interface Posting {
  /** Wallet and place in it, as the vendor is told them. */
  readonly name: string;
  readonly amount: bigint;
  readonly availableAfter: bigint;
  readonly key: string;
  readonly kind: string;
  /** Name of the posting that this one undoes. */
  readonly reverses: string | null;
}

/** A round of the studio's journal. */
export interface JournalRound {
  readonly id: string;
  readonly account: string;
  readonly requestId: string;
  readonly state: string;
  readonly stake: bigint;
  readonly win: bigint;
}

/** Under what the ledger keeps a vendor's transaction: the first half of a digest of source and id. */
export function keyOf(integration: string, id: string): string {
  const source = `vendor:${integration}`;
  return hash('sha256', `${source.length}:${source}:${id}`, 'hex').slice(0, 32);
}

export async function readPostings({ pool }: Database, integration: string): Promise<Posting[]> {
  const { rows } = await pool.query<Posting>(
    `select wallet || '-' || seq as name, amount, available_after as "availableAfter",
            replace(key::text, '-', '') as key, kind, wallet || '-' || reverses as reverses
     from wallet_posting where source = $1`,
    [`vendor:${integration}`],
  );
  return rows;
}

export async function readJournal({ pool }: Database): Promise<JournalRound[]> {
  const { rows } = await pool.query<JournalRound>(
    `select id, account, request_id as "requestId", state, stake, win from studio.studio_round`,
  );
  return rows;
}

/** Rounds that somebody still has to end, in the studio's journal and at the operator. */
export async function countOpenRounds({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: bigint }>(
    `select (select count(*) from studio.studio_round where state in ('pending', 'reversing'))
          + (select count(*) from bets_bet where state = 'open') as count`,
  );
  return Number(rows[0]?.count ?? 0);
}

const SUMS: Readonly<Record<string, string>> = {
  'entries of the ledger that do not come to zero':
    'select 1 from wallet_entry having coalesce(sum(amount), 0) <> 0',
  'wallets that differ from their postings': `
    select 1 from wallet_account a
    left join (select wallet, sum(amount) as sum, count(*) as count from wallet_posting group by wallet) p
      on p.wallet = a.id
    where a.id > 0 and (a.balance, a.seq) <> (coalesce(p.sum, 0), coalesce(p.count, 0))`,
  'rounds of the operator that differ from their postings': `
    select 1 from bets_bet r
    left join (select reference, sum(amount) as sum from wallet_posting group by reference) p
      on p.reference = r.id::text
    where r.feed_position is null and r.payout - r.stake <> coalesce(p.sum, 0)`,
  'seeds of the studio with a gap in their nonces': `
    select 1 from studio.studio_seed_pair s
    left join studio.studio_round r on r.seed_pair_id = s.id
    group by s.id having count(r.id) <> s.next_nonce`,
};

/** What in the books does not agree with itself. */
export async function findImbalances({ pool }: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(SUMS)) {
    const { rowCount } = await pool.query(query);
    if (rowCount) found.push(`${rowCount} ${what}`);
  }
  return found;
}
