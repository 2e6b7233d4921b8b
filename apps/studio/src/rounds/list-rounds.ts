import type { Seat, Studio } from '../studio.ts';
import { listSessionRounds } from './store.ts';
import type { HistoryRound } from './types.ts';

const PAGE = 20;

export interface RoundPage {
  readonly rounds: readonly HistoryRound[];
  /** The round behind which the next page begins; null on the last one. */
  readonly next: string | null;
}

/** The seat's rounds, newest first. */
export const listRounds = async ({ db }: Studio, seat: Seat, before: string | null): Promise<RoundPage> => {
  const found = await listSessionRounds(db, seat, { before, limit: PAGE + 1 });
  const rounds = found.slice(0, PAGE);
  return { rounds, next: found.length > PAGE ? (rounds.at(-1)?.id ?? null) : null };
};
