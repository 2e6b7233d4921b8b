import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Channel, Provider } from './types.ts';

type ChannelRow = Omit<Channel, 'provider' | 'coin' | 'rateSecret'> & {
  providerUrl: string | null;
  providerSecret: string | null;
  coinCurrency: string | null;
  coinRate: bigint | null;
  isFed: boolean;
  ratedAt: Date | null;
};

const CHANNEL = sql`
  id, type, name, bank, currency, min_amount as "min", max_amount as "max", fee_ppm as "feePpm",
  time_out_minutes as "timeOutMinutes", qr_template as "qrTemplate", provider_url as "providerUrl",
  provider_secret as "providerSecret", coin as "coinCurrency", coin_rate as "coinRate",
  rate_secret is not null as "isFed", rated_at as "ratedAt", active`;

const toChannel = (row: ChannelRow): Channel => {
  const { providerUrl, providerSecret, coinCurrency, coinRate, isFed, ratedAt, ...channel } = row;
  const asOf = isFed ? (ratedAt ?? NEVER) : null;
  return {
    ...channel,
    provider: toProvider(providerUrl, providerSecret),
    coin:
      coinCurrency === null || coinRate === null ? null : { currency: coinCurrency, rate: coinRate, asOf },
  };
};

const NEVER = new Date(0);

const toProvider = (url: string | null, secret: string | null): Provider | null =>
  url === null || secret === null ? null : { url, secret };

export const selectChannels = async (db: Database): Promise<Channel[]> => {
  const { rows } = await sql<ChannelRow>`
    select ${CHANNEL} from payments_channel where active order by position, id`.execute(db.kysely);
  return rows.map(toChannel);
};

/** Also those that take no orders. */
export const selectEveryChannel = async (db: Database): Promise<Channel[]> => {
  const { rows } = await sql<ChannelRow>`
    select ${CHANNEL} from payments_channel order by position, id`.execute(db.kysely);
  return rows.map(toChannel);
};

export const findChannel = async (db: Database, id: string): Promise<Channel | undefined> => {
  const { rows } = await sql<ChannelRow>`select ${CHANNEL} from payments_channel where id = ${id}`.execute(
    db.kysely,
  );
  return rows.map(toChannel)[0];
};

/** The channel, held until the transaction ends: its orders are placed one after the other. */
export const lockChannel = async (tx: Transaction, id: string): Promise<Channel | undefined> => {
  const { rows } = await sql<ChannelRow>`
    select ${CHANNEL} from payments_channel where id = ${id} for no key update`.execute(tx);
  return rows.map(toChannel)[0];
};

/** What the columns of a channel hold that have nothing on most. */
const rarelySet = ({ provider, coin, ...secrets }: Channel) => ({
  url: provider?.url ?? null,
  secret: provider?.secret ?? null,
  ...toSecrets(secrets),
  coinCurrency: coin?.currency ?? null,
  coinRate: coin?.rate ?? null,
});

const toSecrets = ({ feedSecret = null, rateSecret = null }: Pick<Channel, 'feedSecret' | 'rateSecret'>) => ({
  feedSecret,
  rateSecret,
});

/** Whether there was none of that id; a known one stays as it is. */
export const insertChannel = async (
  tx: Transaction,
  channel: Channel,
  position: number,
): Promise<boolean> => {
  const {
    id,
    type,
    name,
    bank = id,
    currency,
    min,
    max,
    feePpm,
    timeOutMinutes,
    qrTemplate,
    active,
  } = channel;
  const { url, secret, feedSecret, rateSecret, coinCurrency, coinRate } = rarelySet(channel);
  const { numAffectedRows } = await sql`
    insert into payments_channel
      (id, type, name, bank, currency, min_amount, max_amount, fee_ppm, time_out_minutes, qr_template, provider_url,
       provider_secret, feed_secret, rate_secret, coin, coin_rate, position, active)
    values
      (${id}, ${type}, ${name}, ${bank}, ${currency}, ${min}, ${max}, ${feePpm}, ${timeOutMinutes}, ${qrTemplate},
       ${url}, ${secret}, ${feedSecret}, ${rateSecret}, ${coinCurrency}, ${coinRate}, ${position}, ${active})
    on conflict (id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/** The addresses of a channel whose secrets are still those that are told. */
export const updateAddresses = async (tx: Transaction, channel: Channel): Promise<void> => {
  const { url, secret, feedSecret } = rarelySet(channel);
  await sql`
    update payments_channel set provider_url = ${url}, qr_template = ${channel.qrTemplate}
    where id = ${channel.id} and provider_secret is not distinct from ${secret}
      and feed_secret is not distinct from ${feedSecret}`.execute(tx);
};

export type ChannelTerms = Pick<Channel, 'min' | 'max' | 'feePpm'>;

export const updateTerms = async (
  tx: Transaction,
  id: string,
  { min, max, feePpm, at }: ChannelTerms & { readonly at: Date },
): Promise<void> => {
  await sql`
    update payments_channel set min_amount = ${min}, max_amount = ${max}, fee_ppm = ${feePpm}, terms_at = ${at}
    where id = ${id}`.execute(tx);
};

/** The place behind every channel that there is. */
export const lastPosition = async (tx: Transaction): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position) + 1, 0) as position from payments_channel`.execute(tx);
  return rows[0]?.position ?? 0;
};

/** Whether there is such a channel; it takes orders, or none. */
export const updateActive = async (tx: Transaction, id: string, active: boolean): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update payments_channel set active = ${active} where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
};

export interface Feed {
  readonly receiverId: bigint;
  readonly channelId: string;
  readonly currency: string;
  readonly secret: string;
}

/** The receivers of that number whose statements are fed in, of all channels or of the one that is named. */
export const selectFeeds = async (
  db: Database,
  number: string,
  channelId: string | null,
): Promise<Feed[]> => {
  const { rows } = await sql<Feed>`
    select r.id as "receiverId", c.id as "channelId", c.currency, c.feed_secret as secret
    from payments_receiver r join payments_channel c on c.id = r.channel_id
    where r.number = ${number} and c.feed_secret is not null
      and (${channelId}::text is null or c.id = ${channelId})
    order by r.id`.execute(db.kysely);
  return rows;
};

/** The channel is locked, and one of coins. */
export const updateRate = async (
  tx: Transaction,
  { channelId, rate, at }: { channelId: string; rate: bigint; at: Date },
): Promise<void> => {
  await sql`
    update payments_channel set coin_rate = ${rate}, rated_at = ${at} where id = ${channelId}`.execute(tx);
};

/** What the operator gives for a coin now; undefined when it takes none, or was not told of a rate since then. */
export const findRate = async (tx: Transaction, coin: string, since: Date): Promise<bigint | undefined> => {
  const { rows } = await sql<{ rate: bigint }>`
    select coin_rate as rate from payments_channel
    where coin = ${coin} and active and (rate_secret is null or rated_at >= ${since})
    order by position, id limit 1`.execute(tx);
  return rows[0]?.rate;
};

/** What the market gives for a coin: the latest rate that was fed in and still counts; undefined where none is. */
export const findMarketRate = async (
  tx: Transaction,
  coin: string,
  since: Date,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ rate: bigint }>`
    select coin_rate as rate from payments_channel
    where coin = ${coin} and rate_secret is not null and rated_at >= ${since}
    order by rated_at desc, id limit 1`.execute(tx);
  return rows[0]?.rate;
};

/** What the rates of a channel are signed with when they are fed in. */
export const findRateSecret = async (db: Database, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ secret: string | null }>`
    select rate_secret as secret from payments_channel where id = ${id}`.execute(db.kysely);
  return rows[0]?.secret ?? undefined;
};

/** Takes a rate that was fed in; one that is older than what is known already changes nothing. */
export const feedRate = async (
  tx: Transaction,
  { channelId, coin, rate, at }: { channelId: string; coin: string; rate: bigint; at: Date },
): Promise<void> => {
  await sql`
    update payments_channel set coin_rate = ${rate}, rated_at = ${at}
    where id = ${channelId} and coin = ${coin} and (rated_at is null or rated_at < ${at})`.execute(tx);
};
