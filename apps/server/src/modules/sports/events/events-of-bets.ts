import type { Database } from '@hintha/platform';
import { type Bet, readSelectionsOf, type Selection } from '../../bets/index.ts';
import { nameOfEvent, SOURCE } from '../rules.ts';
import { findEventNames } from './event-store.ts';

/** What the events are called that bets are on, each once, by the id of the bet; bets of other books are left out. */
export const eventsOfBets = async (
  db: Database,
  bets: readonly Pick<Bet, 'id' | 'source'>[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const ids = bets.filter(({ source }) => source === SOURCE).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const selections = await readSelectionsOf(db, ids);
  const eventIds = new Map(
    [...selections].map(([id, legs]) => [id, [...new Set(legs.map(({ event }) => BigInt(event)))]]),
  );
  const events = await findEventNames(db, [...new Set([...eventIds.values()].flat())]);
  const nameOf = (id: bigint) => {
    const event = events.get(id);
    return event === undefined ? String(id) : nameOfEvent(event);
  };
  return new Map([...eventIds].map(([id, on]) => [id, on.map(nameOf)]));
};

export interface Teams {
  readonly home: string;
  readonly away: string;
  /** Of the winner of a season, which has no teams. */
  readonly league: string | null;
}

/** Who plays the events that a bet is on, by the event of the selection; none of another book's bet. */
export const teamsOfBet = async (
  db: Database,
  { source }: Pick<Bet, 'source'>,
  selections: readonly Pick<Selection, 'event'>[],
): Promise<ReadonlyMap<string, Teams>> => {
  if (source !== SOURCE) return new Map();
  const events = await findEventNames(
    db,
    selections.map(({ event }) => BigInt(event)),
  );
  return new Map(
    [...events].map(([id, { home, away, outright, leagueName }]) => [
      String(id),
      { home, away, league: outright === null ? null : leagueName },
    ]),
  );
};
