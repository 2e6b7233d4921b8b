import { softswiss } from '@hintha/vendor-protocol';
import type { Integration } from '../types.ts';

/** A vendor that keeps a wallet, and can be reached. */
export interface Keeper extends Integration {
  readonly vendorUrl: string;
  readonly ownWallet: string;
}

export const isKeeper = (connection: Integration | undefined): connection is Keeper =>
  connection !== undefined && connection.vendorUrl !== null && connection.ownWallet !== null;

/** The way to a vendor's wallets; a call that takes longer than it may counts as unanswered. */
export const vendorClient = (keeper: Keeper, attemptMs: number): softswiss.TransferClient =>
  softswiss.createTransferClient({ baseUrl: keeper.vendorUrl, token: keeper.secret, attemptMs });

/** Whose wallet a call is about. */
export const playerOf = (keeper: Keeper, account: string) => ({
  casino_id: keeper.casinoId,
  account_id: account,
  currency: keeper.currency,
});
