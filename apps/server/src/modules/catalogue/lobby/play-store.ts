import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';

interface RoundsOfGame {
  readonly source: string;
  readonly gameId: string;
  readonly rounds: bigint;
}

/** Writes down how often each game was played of late, and the games of each vendor; who is not named was not played. */
export const updatePlayed = async (tx: Transaction, counts: readonly RoundsOfGame[]): Promise<void> => {
  const counted = sql`
    unnest(${counts.map(({ source }) => source)}::text[],
           ${counts.map(({ gameId }) => gameId)}::text[],
           ${counts.map(({ rounds }) => rounds)}::bigint[]) as c (integration, code, rounds)`;
  await sql`
    update catalogue_game g set played = p.played
    from (
      select w.id, coalesce(c.rounds, 0) as played
      from catalogue_game w join catalogue_vendor v on v.code = w.vendor
      left join ${counted} on c.code = w.code and c.integration = v.integration
    ) p
    where p.id = g.id and p.played <> g.played`.execute(tx);
  await sql`
    update catalogue_vendor v set played = p.played
    from (
      select w.code, coalesce(sum(c.rounds), 0)::bigint as played
      from catalogue_vendor w
      left join catalogue_game g on g.vendor = w.code
      left join ${counted}
        on c.code = g.code and c.integration = w.integration
      group by w.code
    ) p
    where p.code = v.code and p.played <> v.played`.execute(tx);
};
