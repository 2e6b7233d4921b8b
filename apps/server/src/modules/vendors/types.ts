import type { Money } from '@hintha/money';

/** A vendor's program that calls our wallet, and the way to call it. */
export interface Integration {
  code: string;
  /** What staff calls it. */
  name: string;
  dialect: string;
  /** What both sides sign with, where the dialect knows one secret. */
  secret: string | null;
  /** Our private key, sealed, and the vendor's public one, where each side has one. */
  sealedKey: Buffer | null;
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

type Optional = 'name' | 'dialect' | 'secret' | 'sealedKey' | 'vendorKey' | 'ownWallet';

/** What is left out is null, the usual dialect, or the code for the name. */
export type NewIntegration = Omit<Integration, Optional> & Partial<Pick<Integration, Optional>>;
