import type { Database } from '@hintha/platform';
import { type Bet, readSelectionsOf } from '../../bets/index.ts';
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
