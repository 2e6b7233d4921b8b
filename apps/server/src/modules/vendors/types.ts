import type { PassedCap, WinWithoutBet } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** The call that an integration was suspended for; amounts as on the wire. */
export type Finding = {
  readonly account: string;
  /** The vendor's own id of the round or transfer. */
  readonly round: string;
  readonly amount: string;
  /** What the cap allowed then. */
  readonly allowed: string;
};

/** What an integration may pay. */
export type Caps = Pick<Integration, 'maxWin' | 'maxWinTimes' | 'maxDayWin' | 'winsWithoutBet'>;

/** A vendor's program that calls our wallet, and the way to call it. */
export interface Integration {
  code: string;
  /** What staff calls it. */
  name: string;
  dialect: string;
  /** What our side signs with, sealed: the secret that both sides share, or our private key. */
  sealedKey: Buffer;
  /** The shared secret of before, and until when the vendor may still sign with it. */
  earlierKey: Buffer | null;
  earlierUntil: Date | null;
  /** The vendor's public key, where each side has one. */
  vendorKey: string | null;
  vendorUrl: string | null;
  casinoId: string;
  currency: string;
  anyGame: boolean;
  maxBet: Money | null;
  active: boolean;
  /** The most that a round may pay, as an amount and as times its stake. */
  maxWin: Money;
  maxWinTimes: number;
  /** The most that its rounds may pay above their stakes on one business day. */
  maxDayWin: Money;
  winsWithoutBet: readonly WinWithoutBet[];
  /** When it was suspended, for which cap, and what was found; all three null while it is not. */
  suspendedAt: Date | null;
  suspendedFor: PassedCap | null;
  finding: Finding | null;
  /** What members call the wallet that the vendor keeps for them; null when it plays from ours alone. */
  ownWallet: string | null;
}

export interface ReachableIntegration extends Integration {
  readonly vendorUrl: string;
}

type Optional = 'name' | 'dialect' | 'vendorKey' | 'ownWallet' | keyof Caps;
type Suspension = 'suspendedAt' | 'suspendedFor' | 'finding';
type Sealed = 'sealedKey' | 'earlierKey' | 'earlierUntil';

/** What is left out is null, the usual dialect, the code for the name, or the caps of a new integration. */
export type NewIntegration = Omit<Integration, Optional | Sealed | Suspension> &
  Partial<Pick<Integration, Optional>> & {
    /** The shared secret, or our private key in PEM. */
    readonly key: string;
  };
