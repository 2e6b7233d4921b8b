import type { Money } from '@hintha/money';

/** A vendor's program that calls our wallet, and the way to call it. */
export interface Integration {
  code: string;
  secret: string;
  vendorUrl: string | null;
  casinoId: string;
  currency: string;
  anyGame: boolean;
  maxBet: Money | null;
  active: boolean;
  /** What members call the wallet that the vendor keeps for them; null when it plays from ours alone. */
  ownWallet: string | null;
}

/** A connection as it is made; a wallet of its own is rare. */
export type NewIntegration = Omit<Integration, 'ownWallet'> & { ownWallet?: string | null };
