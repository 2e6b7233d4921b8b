import { Refusal, type Database } from '@hintha/platform';
import { findGameFacts, type GameFacts } from '../catalogue/index.ts';
import { findConnection } from './connection-store.ts';

export interface ReadFacts extends GameFacts {
  minBet: bigint;
}

/** What a title takes and returns; its largest bet is the vendor's bound or the house's own, whichever is less. */
export const readGameFacts = async (db: Database, vendor: string, gameCode: string): Promise<ReadFacts> => {
  const game = await findGameFacts(db, vendor, gameCode);
  if (game === undefined) throw new Refusal('not_found');
  const house = (await findConnection(db, game.connection))?.maxBet ?? null;
  return { ...game, maxBet: lesser(game.maxBet, house) };
};

const lesser = (one: bigint | null, other: bigint | null): bigint | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};
