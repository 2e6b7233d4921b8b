import { verifyRound, type RoundClaim, type RoundValidationError } from '@hintha/fairness';
import { baganTemple } from './bagan-temple.ts';
import { SLOT_GAMES } from './models/index.ts';
import { playRound } from './play-round.ts';
import { toRecordedRound, type RecordedRound, type RecordedSpin } from './recorded-round.ts';
import type { SlotGame } from './slot-game.ts';

export type Verdict = 'match' | 'unproven' | 'outcome_differs' | RoundValidationError;

/** A round as its player may know it; the seed is null while it is secret. */
export interface PublishedRound extends Omit<RoundClaim, 'serverSeed' | 'gameCode'> {
  readonly serverSeed: string | null;
  readonly outcome: RecordedRound | null;
}

/** The maths by the names that rounds and titles have for it. */
const MODELS: ReadonlyMap<string, SlotGame> = new Map([
  ['G2', baganTemple],
  ...SLOT_GAMES.map((game): [string, SlotGame] => [game.code, game]),
]);

/** Works a recorded round out again from its seeds and compares every window and every pay with the record. */
export const verifyRecordedRound = (round: PublishedRound, model: string): Verdict => {
  const game = MODELS.get(model);
  const { serverSeed, commitment, clientSeed, nonce, outcome } = round;
  if (game === undefined || outcome === null || serverSeed === null) return 'unproven';
  // The seeds are mixed with the name of the maths, which many titles share.
  const words = verifyRound({ serverSeed, commitment, clientSeed, nonce, gameCode: game.code });
  if (typeof words === 'string') return words;
  const played = toRecordedRound(playRound(game, words));
  const isEqual =
    played.totalCoins === outcome.totalCoins &&
    played.capped === outcome.capped &&
    played.spins.length === outcome.spins.length &&
    played.spins.every((spin, place) => isSameSpin(spin, outcome.spins[place]));
  return isEqual ? 'match' : 'outcome_differs';
};

const isSameSpin = (spin: RecordedSpin, recorded: RecordedSpin | undefined): boolean =>
  recorded !== undefined &&
  JSON.stringify(spin.stops) === JSON.stringify(recorded.stops) &&
  JSON.stringify(spin.window) === JSON.stringify(recorded.window) &&
  spin.coins === recorded.coins &&
  spin.multiplier === recorded.multiplier &&
  spin.scatters.coins === recorded.scatters.coins &&
  spin.awardedFreeGames === recorded.awardedFreeGames &&
  isSameLines(spin.lineWins, recorded.lineWins);

const isSameLines = (wins: RecordedSpin['lineWins'], recorded: RecordedSpin['lineWins']): boolean =>
  wins.length === recorded.length &&
  wins.every(({ line, symbol, count, coins }, place) => {
    const other = recorded[place];
    return other?.line === line && other.symbol === symbol && other.count === count && other.coins === coins;
  });
