import type { RecordedRound, RecordedSpin } from '@hintha/slots';

/**
 * What crosses the wire between the studio and its game clients: JSON over HTTP under /play, the play token in
 * the Authorization header. Amounts are decimal strings of main units, as in the vendor protocol.
 */

/** POST /play/open {launch}: exchanges the single-use launch code of the frame's address for a play token. */
export interface OpenedView {
  token: string;
  game: GameFacts;
  player: { nickname: string; demo: boolean };
  currency: { code: string; symbol: string };
  language: string;
  balance: string;
  /** Where the back button leads; null when the frame's parent handles it. */
  returnUrl: string | null;
  fairness: SeedView;
  /** A round whose outcome the player has not been shown to its end: it is shown again, it is not played again. */
  unseen: RoundView | null;
  /** Rules of the jurisdiction that bind the client: autoplay, and the least time between two rounds. */
  profile: { autoplay: boolean; minCycleMs: number };
}

export interface GameFacts {
  code: string;
  title: string;
  name: string;
  model: string;
  palette: string;
  coinValues: string[];
  coinsPerBet: number;
  lines: number[][];
  strips: string[][];
  paytable: Record<string, Record<string, number>>;
  scatterPays: Record<string, number>;
  freeGames: Record<string, number>;
  freeMultiplier: number;
  maxWinTimesBet: number;
  /** Return to player in percent with four decimals, exact. */
  returnToPlayer: string;
}

/** POST /play/spin {coinValue, requestId}; a repeated requestId answers the first round again. */
export interface RoundView {
  id: string;
  nonce: number;
  coinValue: string;
  stake: string;
  win: string;
  balance: string | null;
  state: RoundState;
  /** Why a refused round was refused; `operator_unreachable` while a round is pending. */
  reason?: PlayBusinessError;
  playedAt: number;
  outcome: OutcomeView | null;
}

/** Only a settled round shows an outcome. pending: not answered yet; refused and refunded: cost nothing. */
export type RoundState = 'pending' | 'settled' | 'refused' | 'refunded';

export type OutcomeView = RecordedRound;
export type SpinView = RecordedSpin;

/** GET /play/fairness. The commitment is the SHA-256 of the server seed, published before any round of it. */
export interface SeedView {
  commitment: string;
  clientSeed: string;
  nextNonce: number;
}

/** POST /play/seed {clientSeed}: reveals the old server seed and starts anew. */
export interface RotatedView {
  revealed: { serverSeed: string; commitment: string; clientSeed: string; rounds: number };
  fairness: SeedView;
}

/** GET /play/rounds?before=ID: newest first, twenty a page. */
export interface HistoryView {
  rounds: HistoryRoundView[];
  next: string | null;
}

export interface HistoryRoundView extends RoundView {
  commitment: string;
  clientSeed: string;
  /** Present once the seed pair was rotated; with it anyone can work the round out again. */
  serverSeed: string | null;
}

export interface RefusedView {
  code: PlayBusinessError;
  message: string;
  balance?: string;
}

export const PLAY_ERRORS = [
  'bad_request',
  'session_ended',
  'insufficient_funds',
  'limit_reached',
  'game_unavailable',
  'account_disabled',
  'too_fast',
  'round_open',
  'operator_unreachable',
  'unknown_error',
] as const;

export type PlayBusinessError = (typeof PLAY_ERRORS)[number];
