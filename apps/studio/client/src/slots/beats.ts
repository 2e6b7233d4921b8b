import type { OutcomeView, RoundView, SpinView } from '../../../src/wire.ts';

/** A round whose outcome is known, so that it can be shown. */
export type DecidedRound = RoundView & { outcome: OutcomeView };

export const isDecided = (round: RoundView): round is DecidedRound =>
  round.state === 'settled' && round.outcome !== null;

/** One step of showing a round; `at` is the spin it belongs to. */
export type Beat =
  | { kind: 'spin'; at: number }
  | { kind: 'wins'; at: number }
  | { kind: 'intro'; at: number; games: number }
  | { kind: 'retrigger'; at: number; games: number }
  | { kind: 'summary'; at: number };

/** The whole story of a round, told from the recorded outcome alone. */
export const planBeats = (outcome: OutcomeView): Beat[] => {
  const beats = outcome.spins.flatMap(beatsOfSpin);
  if (outcome.spins.length > 1) beats.push({ kind: 'summary', at: outcome.spins.length - 1 });
  return beats;
};

const beatsOfSpin = (spin: SpinView, at: number): Beat[] => {
  const beats: Beat[] = [{ kind: 'spin', at }];
  if (spin.coins > 0) beats.push({ kind: 'wins', at });
  if (spin.awardedFreeGames > 0) {
    beats.push({ kind: spin.free ? 'retrigger' : 'intro', at, games: spin.awardedFreeGames });
  }
  return beats;
};

/** Where the free games stand at a beat: the game shown, how many were awarded by now, the coins won by now. */
export interface FeatureProgress {
  game: number;
  games: number;
  coins: number;
  multiplier: number;
}

export const progressAt = (outcome: OutcomeView, beat: Beat): FeatureProgress => {
  // A spin's coins and its award are told by later beats than the one in which its reels run.
  const played = outcome.spins.slice(0, beat.kind === 'spin' ? beat.at : beat.at + 1);
  const awards = beat.kind === 'wins' ? played.slice(0, -1) : played;
  return {
    game: beat.at,
    games: sum(awards.map((spin) => spin.awardedFreeGames)),
    coins: sum(played.map((spin) => spin.coins)),
    multiplier: outcome.spins.find((spin) => spin.free)?.multiplier ?? 1,
  };
};

/** True from the intro card to the summary: the scene is dressed for free games. */
export const isFeatureBeat = (outcome: OutcomeView, beat: Beat): boolean =>
  beat.kind === 'intro' || beat.kind === 'summary' || (outcome.spins[beat.at]?.free ?? false);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
