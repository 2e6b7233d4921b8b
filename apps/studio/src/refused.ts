import type { Money } from '@hintha/money';
import type { PlayRefusal } from './wire.ts';

/** The studio says no. Thrown by a deed, which rolls its transaction back; the play routes turn it into a reply. */
export class Refused extends Error {
  readonly code: PlayRefusal;
  /** What the player has, when that is why. */
  readonly balance: Money | null;

  constructor(code: PlayRefusal, balance: Money | null = null) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.balance = balance;
  }
}
