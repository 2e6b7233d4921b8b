import type { Money } from '@hintha/money';
import type { Language } from '../languages.ts';

/** A player at a title, as the operator sent them. */
export interface Session {
  readonly id: bigint;
  readonly account: string;
  readonly currency: string;
  readonly nickname: string;
  readonly game: string;
  readonly language: Language;
  readonly jurisdiction: string | null;
  readonly returnUrl: string | null;
  readonly operatorSession: string | null;
  /** Whose wallet is played from: the operator's, or the one kept here. */
  readonly wallet: 'operator' | 'own';
  /** The largest stake of one round; null where the operator named none. */
  readonly maxBet: Money | null;
}

export interface LiveSession extends Session {
  readonly lastUsedAt: Date;
}
