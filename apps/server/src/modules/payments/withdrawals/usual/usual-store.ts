import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** So many of the last are looked through for those of one way, which bounds what a look costs. */
const LOOKED_THROUGH = 1_000;

export interface SentTimes {
  readonly count: number;
  /** The median, in seconds from the request to the last payment. */
  readonly medianS: number | null;
}

/** How long the last withdrawals to a provider took to be sent, of those that were asked for since then. */
export const readSentTimes = async (
  db: Database,
  { provider, since, most }: { provider: string; since: Date; most: number },
): Promise<SentTimes> => {
  const { rows } = await sql<SentTimes>`
    with recent as (
      select id, payee_id, requested_at from payments_withdrawal
      where state = 'COMPLETED' order by id desc limit ${LOOKED_THROUGH}
    ), sent as (
      select extract(epoch from max(p.sent_at) - w.requested_at) as took
      from recent w
      join payments_payee y on y.id = w.payee_id and y.provider = ${provider}
      join payments_payout p on p.withdrawal_id = w.id and p.sent_at is not null
      where w.requested_at >= ${since}
      group by w.id, w.requested_at order by w.id desc limit ${most}
    )
    select count(*)::int as count,
           (percentile_cont(0.5) within group (order by took))::float8 as "medianS"
    from sent`.execute(db.kysely);
  return rows[0] ?? { count: 0, medianS: null };
};
