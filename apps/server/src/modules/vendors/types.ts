import type { Money } from '@hintha/money';

/** A vendor's program that calls our wallet, and the way to call it. */
export interface Integration {
  code: string;
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

type Optional = 'dialect' | 'secret' | 'sealedKey' | 'vendorKey' | 'ownWallet';

/** What is left out is null, or the usual dialect. */
export type NewIntegration = Omit<Integration, Optional> & Partial<Pick<Integration, Optional>>;
