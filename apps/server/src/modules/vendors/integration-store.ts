import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { PassedCap } from '@hintha/contract';
import type { Finding, Integration } from './types.ts';

const INTEGRATION = sql`
  select code, name, dialect, sealed_key as "sealedKey", earlier_key as "earlierKey",
         earlier_until as "earlierUntil", vendor_key as "vendorKey", vendor_url as "vendorUrl",
         casino_id as "casinoId", currency, any_game as "anyGame", max_bet as "maxBet", active,
         own_wallet as "ownWallet", max_win as "maxWin", max_win_times as "maxWinTimes",
         max_day_win as "maxDayWin", wins_without_bet as "winsWithoutBet", suspended_at as "suspendedAt",
         suspended_for as "suspendedFor", suspended_finding as finding
  from vendors_integration`;

export const findIntegration = async (
  on: Database | Transaction,
  code: string,
): Promise<Integration | undefined> => {
  const { rows } = await sql<Integration>`${INTEGRATION} where code = ${code}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const listIntegrations = async (db: Database): Promise<Integration[]> => {
  const { rows } = await sql<Integration>`${INTEGRATION} where active order by code`.execute(db.kysely);
  return rows;
};

const insertInto = (integration: Integration) => {
  const { code, name, dialect, sealedKey, vendorKey, vendorUrl, casinoId, currency } = integration;
  const { anyGame, maxBet, active, ownWallet, maxWin, maxWinTimes, maxDayWin, winsWithoutBet } = integration;
  return sql`
    insert into vendors_integration
      (code, name, dialect, sealed_key, vendor_key, vendor_url, casino_id, currency, any_game, max_bet, active,
       own_wallet, max_win, max_win_times, max_day_win, wins_without_bet)
    values (${code}, ${name}, ${dialect}, ${sealedKey}, ${vendorKey}, ${vendorUrl}, ${casinoId}, ${currency},
            ${anyGame}, ${maxBet}, ${active}, ${ownWallet}, ${maxWin}, ${maxWinTimes}, ${maxDayWin},
            ${winsWithoutBet}::text[])`;
};

/** A known integration keeps its dialect, and what staff may have changed. */
export const upsertIntegration = async (tx: Transaction, integration: Integration): Promise<void> => {
  await sql`
    ${insertInto(integration)}
    on conflict (code) do update
    set secret = null, sealed_key = excluded.sealed_key, vendor_key = excluded.vendor_key,
        vendor_url = excluded.vendor_url, own_wallet = excluded.own_wallet`.execute(tx);
};

/** False when the code is taken. */
export const insertIntegration = async (tx: Transaction, integration: Integration): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    ${insertInto(integration)} on conflict (code) do nothing`.execute(tx);
  return numAffectedRows > 0n;
};

export const listEveryIntegration = async (db: Database): Promise<Integration[]> => {
  const { rows } = await sql<Integration>`${INTEGRATION} order by name, code`.execute(db.kysely);
  return rows;
};

/** The integration as it is until the transaction ends. */
export const lockIntegration = async (tx: Transaction, code: string): Promise<Integration | undefined> => {
  const { rows } = await sql<Integration>`${INTEGRATION} where code = ${code} for update`.execute(tx);
  return rows[0];
};

/** Everything but code, dialect, currency and what is fixed with them. */
export const updateIntegration = async (tx: Transaction, integration: Integration): Promise<void> => {
  const { code, name, sealedKey, earlierKey, earlierUntil, vendorKey } = integration;
  const { vendorUrl, casinoId, maxBet, active, maxWin, maxWinTimes, maxDayWin, winsWithoutBet } = integration;
  await sql`
    update vendors_integration
    set name = ${name}, sealed_key = ${sealedKey}, earlier_key = ${earlierKey}, earlier_until = ${earlierUntil},
        vendor_key = ${vendorKey},
        vendor_url = ${vendorUrl}, casino_id = ${casinoId}, max_bet = ${maxBet}, active = ${active},
        max_win = ${maxWin}, max_win_times = ${maxWinTimes}, max_day_win = ${maxDayWin},
        wins_without_bet = ${winsWithoutBet}::text[]
    where code = ${code}`.execute(tx);
};

export interface Suspension {
  readonly at: Date;
  readonly cap: PassedCap;
  readonly finding: Finding;
}

/** Suspends a locked integration, or resumes it. */
export const updateSuspension = async (
  tx: Transaction,
  code: string,
  suspension: Suspension | null,
): Promise<void> => {
  const finding = suspension && JSON.stringify(suspension.finding);
  await sql`
    update vendors_integration
    set suspended_at = ${suspension?.at ?? null}, suspended_for = ${suspension?.cap ?? null},
        suspended_finding = ${finding}::jsonb
    where code = ${code}`.execute(tx);
};
