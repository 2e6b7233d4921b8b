import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { TransferWallet } from './types.ts';

type On = Database | Transaction;
const queryOn = (on: On) => ('pool' in on ? on.kysely : on);

// What is open goes with the wallet: while it is, a vendor's balance and ours would count it twice or not at all.
const WALLET = sql`
  select w.account_id as "accountId", w.account, w.integration, coalesce(c.own_wallet, c.code) as name, w.balance,
         w.known_at as "knownAt", w.moved_at as "movedAt", w.launched_at as "launchedAt",
         coalesce(o.incoming, 0)::bigint as "onTheWay", o.account_id is not null as unsettled
  from vendors_transfer_wallet w
  join vendors_integration c on c.code = w.integration
  left join (
    select account_id, integration, sum(amount) filter (where direction = 'in') as incoming
    from vendors_transfer where state in ('open', 'manual') group by 1, 2
  ) o on o.account_id = w.account_id and o.integration = w.integration`;

export const listTransferWallets = async (on: On, accountId: bigint): Promise<TransferWallet[]> => {
  const { rows } = await sql<TransferWallet>`
    ${WALLET} where w.account_id = ${accountId} order by w.integration`.execute(queryOn(on));
  return rows;
};

/** Wallets of games that were opened before the moment and whose money has not moved since. */
export const listLeftTransferWallets = async (
  db: Database,
  before: Date,
  limit: number,
): Promise<TransferWallet[]> => {
  const { rows } = await sql<TransferWallet>`
    ${WALLET} where w.launched_at < ${before} and w.moved_at < ${before}
    order by w.launched_at limit ${limit}`.execute(db.kysely);
  return rows;
};

export interface WalletKey {
  readonly accountId: bigint;
  readonly account: string;
  readonly integration: string;
}

/** Makes sure that the wallet is known; one that is keeps what is known of it. */
export const ensureWallet = async (on: On, key: WalletKey, at: Date): Promise<void> => {
  await sql`
    insert into vendors_transfer_wallet (account_id, integration, account, known_at, moved_at)
    values (${key.accountId}, ${key.integration}, ${key.account}, ${at}, ${at})
    on conflict (account_id, integration) do nothing`.execute(queryOn(on));
};

export const markLaunched = async (db: Database, key: WalletKey, at: Date): Promise<void> => {
  await sql`
    update vendors_transfer_wallet set launched_at = ${at}
    where account_id = ${key.accountId} and integration = ${key.integration}`.execute(db.kysely);
};

/** Takes over what a vendor said at a moment, unless something later is known. */
export const putBalance = async (
  on: On,
  { accountId, integration }: Pick<WalletKey, 'accountId' | 'integration'>,
  { balance, askedAt }: { balance: Money; askedAt: Date },
): Promise<void> => {
  await sql`
    update vendors_transfer_wallet
    set balance = ${balance}, known_at = ${askedAt},
        moved_at = case when balance = ${balance} then moved_at else greatest(moved_at, ${askedAt}) end
    where account_id = ${accountId} and integration = ${integration} and known_at <= ${askedAt}`.execute(
    queryOn(on),
  );
};

/** The money is back; a game opened since then keeps its mark. */
export const markTransferredBack = async (
  db: Database,
  { accountId, integration, launchedAt }: Pick<TransferWallet, 'accountId' | 'integration' | 'launchedAt'>,
): Promise<void> => {
  await sql`
    update vendors_transfer_wallet set launched_at = null
    where account_id = ${accountId} and integration = ${integration} and launched_at = ${launchedAt}`.execute(
    db.kysely,
  );
};

/** So much more went to the wallet, or did not arrive there. */
export const addSent = async (
  tx: Transaction,
  { accountId, integration }: Pick<WalletKey, 'accountId' | 'integration'>,
  amount: bigint,
): Promise<void> => {
  await sql`
    update vendors_transfer_wallet set sent = greatest(0, sent + ${amount}::bigint)
    where account_id = ${accountId} and integration = ${integration}`.execute(tx);
};

/** So much has come back from the wallet; answers how much of it had never gone there. */
export const takeSent = async (
  tx: Transaction,
  { accountId, integration }: Pick<WalletKey, 'accountId' | 'integration'>,
  amount: Money,
): Promise<bigint> => {
  const { rows } = await sql<{ beyond: bigint }>`
    with before as (
      select sent from vendors_transfer_wallet
      where account_id = ${accountId} and integration = ${integration} for update
    )
    update vendors_transfer_wallet w set sent = greatest(0, before.sent - ${amount}::bigint) from before
    where w.account_id = ${accountId} and w.integration = ${integration}
    returning greatest(0, ${amount}::bigint - before.sent)::bigint as beyond`.execute(tx);
  return rows[0]?.beyond ?? amount;
};
