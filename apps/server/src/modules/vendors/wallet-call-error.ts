import type { Money } from '@hintha/money';
import type { ValidationError } from '@hintha/vendor-protocol';

/** Why a wallet call is not carried out; each dialect has a code of its own for each. */
export type CallProblem =
  | 'unknown_integration'
  | 'integration_disabled'
  | 'invalid_signature'
  | 'bad_request'
  | 'unknown_account'
  | 'other_currency'
  | 'unknown_session'
  | 'expired_session'
  | 'unknown_game'
  | 'game_unavailable'
  | 'betting_stopped'
  | 'stake_limit'
  | 'max_bet'
  | 'insufficient_funds'
  | 'unknown_bet'
  /** It came before with other content. */
  | 'changed'
  /** It was reversed before it came. */
  | 'tombstoned'
  | 'irreversible'
  | 'integration_suspended'
  /** The vendor sends it again. */
  | 'win_waits'
  | 'above_cap'
  | 'round_finished'
  | 'win_without_bet'
  | 'unexpected';

export interface CallErrorDetails {
  /** What the player may stake, reported beside problems of money. */
  readonly funds?: { readonly currency: string; readonly balance: Money };
  /** What is wrong with the body. */
  readonly invalid?: ValidationError;
}

/** A wallet call is answered with an error; thrown, so that a transaction rolls back. */
export class WalletCallError extends Error {
  readonly problem: CallProblem;
  readonly details: CallErrorDetails;

  constructor(problem: CallProblem, details: CallErrorDetails = {}) {
    super(`a wallet call is answered with ${problem}`);
    this.name = 'WalletCallError';
    this.problem = problem;
    this.details = details;
  }
}
