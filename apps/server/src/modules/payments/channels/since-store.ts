import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** What the present fee of a channel has earned, and what the present rate of its coin has cost. */
export interface ChannelSums {
  readonly id: string;
  /** Orders that were credited, and their fees. */
  readonly orders: number;
  readonly fees: Money;
  /** What was credited for coins, and how many those were; coins are counted in hundredths. */
  readonly credited: Money;
  readonly coinsIn: Money;
  /** What was paid out in coins at the rate, and how many those were. */
  readonly paidOut: Money;
  readonly coinsOut: Money;
}

/** Of every channel, from the instants on at which its terms and the rate of its coin were set; ever where they were not. */
export const sumSince = async (db: Database): Promise<ChannelSums[]> => {
  const { rows } = await sql<ChannelSums>`
    select c.id, d.orders, d.fees, i.credited, i."coinsIn", o."paidOut", o."coinsOut"
    from (
      select id, coin, coin_rate, coalesce(terms_at, '-infinity') as terms_at,
             coalesce(rated_at, '-infinity') as rated_at
      from payments_channel) c
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(fee), 0)::bigint as fees from payments_deposit
      where channel_id = c.id and state = 'CREDITED' and settled_at >= c.terms_at) d
    cross join lateral (
      select coalesce(sum(credited), 0)::bigint as credited, coalesce(sum(coins), 0)::bigint as "coinsIn"
      from payments_deposit p
      cross join lateral (
        select sum(amount) as coins from payments_coin_transfer where deposit_id = p.id) t
      where c.coin is not null and channel_id = c.id and state = 'CREDITED' and settled_at >= c.rated_at) i
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as "paidOut", coalesce(sum(coin_amount), 0)::bigint as "coinsOut"
      from payments_payout where coin_rate = c.coin_rate and left_at >= c.rated_at) o`.execute(db.kysely);
  return rows;
};
