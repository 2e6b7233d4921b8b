import type { ByteAnswer, ByteCall } from '@hintha/platform';
import type { DialectSetup } from './dialect-setup.ts';
import type { Integration } from './types.ts';
import type { TransferWalletClient, VendorAccess, VendorClient } from './vendor-client.ts';
import type { WalletCallError } from './wallet-call-error.ts';
import type { WalletAnswer, WalletCall } from './wallet-call.ts';

export type ReadCall =
  | { readonly ok: true; readonly call: WalletCall; readonly write: (answer: WalletAnswer) => string }
  | { readonly ok: false; readonly error: WalletCallError };

/** One of the calls that vendors make. */
export interface CallFormat {
  readonly path: string;
  readonly maxBytes: number;
  readonly read: (bytes: Uint8Array) => ReadCall;
}

/** A published protocol between vendors and operators, turned into the operator's words and back. */
export interface Dialect {
  readonly code: string;
  readonly setup: DialectSetup;
  readonly calls: readonly CallFormat[];
  /** The secrets are those that the vendor may sign with at present, where both sides share one. */
  readonly isSigned: (call: ByteCall, integration: Integration, secrets: readonly string[]) => boolean;
  readonly writeError: (error: WalletCallError, bytes: Uint8Array) => ByteAnswer;
  /** Whether the wallet calls bring back a token that the launch made. */
  readonly hasSessions: boolean;
  readonly openClient: (access: VendorAccess) => VendorClient;
  /** Null when vendors of the dialect keep no wallets. */
  readonly openTransferWallet: ((access: VendorAccess) => TransferWalletClient) | null;
}
