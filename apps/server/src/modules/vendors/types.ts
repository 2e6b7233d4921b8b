import type { Money } from '@hintha/money';

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
  /** What members call the wallet that the vendor keeps for them; null when it plays from ours alone. */
  ownWallet: string | null;
}

export interface ReachableIntegration extends Integration {
  readonly vendorUrl: string;
}

type Optional = 'name' | 'dialect' | 'vendorKey' | 'ownWallet';
type Sealed = 'sealedKey' | 'earlierKey' | 'earlierUntil';

/** What is left out is null, the usual dialect, or the code for the name. */
export type NewIntegration = Omit<Integration, Optional | Sealed> &
  Partial<Pick<Integration, Optional>> & {
    /** The shared secret, or our private key in PEM. */
    readonly key: string;
  };
