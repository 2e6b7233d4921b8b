import type { Database } from '@hintha/platform';
import { type Bet, findBets } from '../bets/index.ts';
import { findGames, type KnownGame } from '../catalogue/index.ts';
import { type DecidingDraw, drawsOf } from '../lottery/index.ts';
import { fightOf } from '../sabong/index.ts';
import { eventsOfBets } from '../sports/index.ts';

/** What of its game a bet is on: the draw of a lottery, one match or several, the fight at an arena. */
type BetOn =
  | { readonly kind: 'draw'; readonly issue: string; readonly drawTime: number | null }
  | { readonly kind: 'match'; readonly name: string }
  | { readonly kind: 'parlay'; readonly matches: number }
  | { readonly kind: 'fight'; readonly number: number };

export interface RecordedBet {
  readonly bet: Bet;
  readonly game: KnownGame | undefined;
}

export interface NamedBet extends RecordedBet {
  /** Null of a vendor's round, which its game says all of. */
  readonly on: BetOn | null;
}

/** Bets with their names: what is read does not grow with their number. */
export const nameBets = async (db: Database, bets: readonly Bet[]): Promise<NamedBet[]> => {
  const [games, events, draws] = await Promise.all([
    findGames(db, bets),
    eventsOfBets(db, bets),
    drawsOf(db, bets),
  ]);
  return bets.map((bet) => ({
    bet,
    game: games.get(`${bet.source}/${bet.gameId}`),
    on: onMatches(events.get(bet.id) ?? []) ?? onDrawOrFight(bet, draws.get(bet.roundId)),
  }));
};

/** The account's bets that are behind references, by the reference. */
export const nameBetsBehind = async (
  db: Database,
  accountId: bigint,
  references: readonly string[],
): Promise<ReadonlyMap<string, NamedBet>> => {
  const bets = await findBets(db, accountId, [...new Set(references)]);
  const named = await nameBets(db, [...bets.values()]);
  return new Map([...bets.keys()].flatMap((key, at) => (named[at] ? [[key, named[at]] as const] : [])));
};

const onMatches = (events: readonly string[]): BetOn | null => {
  const [name] = events;
  if (name === undefined) return null;
  return events.length === 1 ? { kind: 'match', name } : { kind: 'parlay', matches: events.length };
};

const onDrawOrFight = (bet: Bet, draw: DecidingDraw | undefined): BetOn | null => {
  if (draw !== undefined) return { kind: 'draw', issue: draw.issue, drawTime: draw.drawTime };
  const number = fightOf(bet);
  return number === null ? null : { kind: 'fight', number };
};
