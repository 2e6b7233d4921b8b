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
}

export interface LiveSession extends Session {
  readonly lastUsedAt: Date;
}
