import type { Money } from '@hintha/money';
import type { PlayBusinessError } from './wire.ts';

/** The studio says no. Thrown by a use case, which rolls its transaction back; the play routes turn it into a reply. */
export class Refused extends Error {
  readonly code: PlayBusinessError;
  /** What the player has, when that is why. */
  readonly balance: Money | null;

  constructor(code: PlayBusinessError, balance: Money | null = null) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.balance = balance;
  }
}
