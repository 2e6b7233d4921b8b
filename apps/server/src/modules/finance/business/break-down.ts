import type { AppContext } from '../../../app-context.ts';
import { findGames, type KnownGame, vendorNameIn } from '../../catalogue/index.ts';
import { type Days, daysAsked, type GamePlay, sumGames } from '../../teams/index.ts';
import { breakByAgent } from './break-by-agent.ts';
import { daysBefore } from './read-business.ts';
import { gamingOf } from './rules.ts';
import type { Breakdown, BreakdownQuery, NamedPart, Part } from './types.ts';

/** What everybody's play of some days consists of, the largest revenue first, and what is left beside it. */
export const breakDown = async (ctx: AppContext, query: BreakdownQuery): Promise<Breakdown> => {
  const days = daysAsked(query, ctx.clock.now());
  return query.by === 'agent' ? breakByAgent(ctx, days, query) : breakByPlay(ctx, days, query);
};

interface PlayedGame extends GamePlay {
  readonly known: KnownGame | undefined;
  readonly before: bigint;
}

const breakByPlay = async (ctx: AppContext, days: Days, query: BreakdownQuery): Promise<Breakdown> => {
  const games = await readGames(ctx, days);
  const wanted = games.filter((game) => query.vendor === '' || vendorOf(game) === query.vendor);
  const groups = Map.groupBy(wanted, (game) => (query.by === 'vendor' ? vendorOf(game) : keyOf(game)));
  const parts = [...groups].map(([id, own]): NamedPart => ({
    ...sumPlay(own),
    id,
    name: nameOf(own, query),
    opens: query.by === 'vendor',
  }));
  const sorted = parts.toSorted((a, b) => sign(gamingOf(b) - gamingOf(a)) || (a.id < b.id ? -1 : 1));
  const rest = sorted.slice(query.limit);
  return {
    days,
    rows: sorted.slice(0, query.limit),
    within: query.vendor === '' ? null : nameVendor(query, wanted),
    rest: rest.length === 0 ? null : sumPlay(rest),
  };
};

/** The vendor whose games are looked into, by its code where none of them was played. */
const nameVendor = ({ vendor, language }: BreakdownQuery, [first]: readonly PlayedGame[]): string =>
  first === undefined ? vendor : vendorNameOf(first, language);

/** What was played on the days or on those before, each game once. */
const readGames = async ({ db }: AppContext, days: Days): Promise<PlayedGame[]> => {
  const [now, before] = await Promise.all([sumGames(db, days), sumGames(db, daysBefore(days))]);
  const earlier = new Map(before.map((one) => [keyOf(one), one]));
  const played = new Map(now.map((one) => [keyOf(one), one]));
  const gone = before.filter((one) => !played.has(keyOf(one)));
  const all = [...now, ...gone.map((one) => ({ ...one, stake: 0n, payout: 0n, valid: 0n }))];
  const known = await findGames(
    db,
    all.map(({ source, game }) => ({ source, gameId: game })),
  );
  return all.map((one) => {
    const past = earlier.get(keyOf(one));
    return { ...one, known: known.get(keyOf(one)), before: past === undefined ? 0n : gamingOf(past) };
  });
};

const keyOf = ({ source, game }: GamePlay): string => `${source}/${game}`;

/** A game that is listed no more goes by the source that it came through. */
const vendorOf = ({ known, source }: PlayedGame): string => known?.vendor ?? source;

const nameOf = ([first]: readonly PlayedGame[], { by, language }: BreakdownQuery): string => {
  if (first === undefined) return '';
  if (by === 'vendor') return vendorNameOf(first, language);
  return first.known?.names[language ?? ''] ?? first.known?.title ?? first.game;
};

const vendorNameOf = ({ known, source }: PlayedGame, language = ''): string =>
  known === undefined ? source : vendorNameIn(known, language);

const sign = (difference: bigint): number => (difference > 0n ? 1 : difference < 0n ? -1 : 0);

const sumPlay = (parts: readonly Omit<Part, 'team'>[]): Part => ({
  stake: parts.reduce((sum, { stake }) => sum + stake, 0n),
  payout: parts.reduce((sum, { payout }) => sum + payout, 0n),
  before: parts.reduce((sum, { before }) => sum + before, 0n),
  team: null,
});
