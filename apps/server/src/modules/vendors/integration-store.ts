import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Integration, NewIntegration } from './types.ts';

export const findIntegration = async (db: Database, code: string): Promise<Integration | undefined> => {
  const { rows } = await sql<Integration>`
    select code, secret, vendor_url as "vendorUrl", casino_id as "casinoId", currency,
           any_game as "anyGame", max_bet as "maxBet", active, own_wallet as "ownWallet"
    from vendors_integration where code = ${code}`.execute(db.kysely);
  return rows[0];
};

export const listIntegrations = async (db: Database): Promise<Integration[]> => {
  const { rows } = await sql<Integration>`
    select code, secret, vendor_url as "vendorUrl", casino_id as "casinoId", currency,
           any_game as "anyGame", max_bet as "maxBet", active, own_wallet as "ownWallet"
    from vendors_integration where active order by code`.execute(db.kysely);
  return rows;
};

export const upsertIntegration = async (tx: Transaction, connection: NewIntegration): Promise<void> => {
  const {
    code,
    secret,
    vendorUrl,
    casinoId,
    currency,
    anyGame,
    maxBet,
    active,
    ownWallet = null,
  } = connection;
  await sql`
    insert into vendors_integration
      (code, dialect, secret, vendor_url, casino_id, currency, any_game, max_bet, active, own_wallet)
    values (${code}, 'softswiss', ${secret}, ${vendorUrl}, ${casinoId}, ${currency}, ${anyGame}, ${maxBet},
            ${active}, ${ownWallet})
    on conflict (code) do update
    set secret = excluded.secret, vendor_url = excluded.vendor_url, own_wallet = excluded.own_wallet`.execute(
    tx,
  );
};
