import { verifyRound, type RoundValidationError } from '@hintha/fairness';
import { baganTemple, playRound, type SlotGame, type Spin } from '@hintha/slots';
import type { GameFacts, HistoryRoundView, OutcomeView, SpinView } from '../../../../src/wire.ts';

export type Verdict = 'match' | 'unproven' | 'outcome_differs' | RoundValidationError;

/** The maths models by their name on the wire. */
const MODELS: Readonly<Record<string, SlotGame>> = { G2: baganTemple };

/** Works a recorded round out again from its seeds and compares every window and every pay with the record. */
export const verifyRecordedRound = (
  round: HistoryRoundView,
  { model }: Pick<GameFacts, 'model'>,
): Verdict => {
  const game = Object.hasOwn(MODELS, model) ? MODELS[model] : undefined;
  if (game === undefined || round.outcome === null || round.serverSeed === null) return 'unproven';
  const { serverSeed, commitment, clientSeed, nonce } = round;
  // The seeds are mixed with the name of the maths, which many titles share.
  const words = verifyRound({ serverSeed, commitment, clientSeed, nonce, gameCode: game.code });
  if (typeof words === 'string') return words;
  const played = playRound(game, words);
  const spins = [played.paidSpin, ...played.freeSpins];
  const isEqual =
    played.coins === round.outcome.totalCoins &&
    played.capped === round.outcome.capped &&
    spins.length === round.outcome.spins.length &&
    spins.every((spin, i) => isSameSpin(spin, round.outcome?.spins[i]));
  return isEqual ? 'match' : 'outcome_differs';
};

const isSameSpin = (spin: Spin, recorded: SpinView | undefined): boolean =>
  recorded !== undefined &&
  JSON.stringify(spin.stops) === JSON.stringify(recorded.stops) &&
  JSON.stringify(spin.window) === JSON.stringify(recorded.window) &&
  spin.coins === recorded.coins &&
  spin.multiplier === recorded.multiplier &&
  spin.scatterCoins === recorded.scatters.coins &&
  spin.freeSpinsAwarded === recorded.awardedFreeGames &&
  isSameLines(spin.lineWins, recorded.lineWins);

const isSameLines = (wins: Spin['lineWins'], recorded: OutcomeView['spins'][number]['lineWins']): boolean =>
  wins.length === recorded.length &&
  wins.every(({ line, symbol, count, coins }, i) => {
    const other = recorded[i];
    return other?.line === line && other.symbol === symbol && other.count === count && other.coins === coins;
  });
