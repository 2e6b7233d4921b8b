import type { PlayedRound } from '../vendor-client.ts';

/** Why a reported round is not written down. */
export type Objection =
  | 'unknown_account'
  | 'unknown_game'
  | 'other_currency'
  | 'impossible_amount'
  | 'impossible_instant'
  | 'win_without_bet'
  | 'contradicts_another';

export interface RejectedRound extends Pick<PlayedRound, 'position' | 'roundId'> {
  readonly why: Objection;
}
