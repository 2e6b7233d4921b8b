import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Days, GamePlay, Play } from '../types.ts';

/** Adds what changed of games on business days to what everybody played of them. */
export const addToGames = async (
  tx: Transaction,
  games: readonly (GamePlay & { readonly day: string })[],
): Promise<void> => {
  if (games.length === 0) return;
  await sql`
    insert into teams_game_day as g (day, source, game, stake, payout, valid)
    select * from unnest(
      ${games.map(({ day }) => day)}::date[], ${games.map(({ source }) => source)}::text[],
      ${games.map(({ game }) => game)}::text[], ${games.map(({ stake }) => stake)}::bigint[],
      ${games.map(({ payout }) => payout)}::bigint[], ${games.map(({ valid }) => valid)}::bigint[])
    on conflict (day, source, game) do update
    set stake = g.stake + excluded.stake, payout = g.payout + excluded.payout,
        valid = g.valid + excluded.valid`.execute(tx);
};

/** What everybody played of each game on some days together. */
export const sumGames = async (db: Database, { from, to }: Days): Promise<GamePlay[]> => {
  const { rows } = await sql<Play & GamePlay>`
    select source, game, sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(valid)::bigint as valid
    from teams_game_day where day between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`.execute(db.kysely);
  return rows;
};
