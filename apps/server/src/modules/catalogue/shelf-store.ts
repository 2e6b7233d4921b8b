import { sql } from 'kysely';

/** What is told of a game. */
export const GAME = sql`
  g.id, g.vendor, v.name as "vendorName", v.connection, g.code, g.category, g.names, g.title, g.classify,
  g.min_bet as "minBet", g.lines, g.subject, g.palette, g.hot, g.released_at as "releasedAt",
  not v.maintenance as available`;

/** The games on the shelf, with their vendors. */
export const SHELF = sql`catalogue_game g join catalogue_vendor v on v.code = g.vendor and v.active and g.active`;
