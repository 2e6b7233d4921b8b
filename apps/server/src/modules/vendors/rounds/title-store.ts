import { sql } from 'kysely';

export const ROUND_TITLES = sql`
  (select id, account_id as wallet, connection, game_id as game from vendors_round)`;
