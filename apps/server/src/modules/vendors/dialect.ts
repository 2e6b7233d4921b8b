import type { ByteAnswer, ByteCall } from '@hintha/platform';
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

/** What both sides agree on before the first call. */
export interface DialectSetup {
  /** As the trade calls it. */
  readonly name: string;
  /** One secret that both sides sign with, or a pair of keys for each side. */
  readonly signing: 'shared_secret' | 'key_pair';
  /** What the vendor may know the operator by. */
  readonly isOperatorId: (text: string) => boolean;
  /** Whether the text is a public key that the vendor's calls can be verified with. */
  readonly isVendorKey: (pem: string) => boolean;
}

/** A published protocol between vendors and operators, turned into the operator's words and back. */
export interface Dialect {
  readonly code: string;
  readonly setup: DialectSetup;
  readonly calls: readonly CallFormat[];
  readonly isSigned: (call: ByteCall, integration: Integration) => boolean;
  readonly writeError: (error: WalletCallError, bytes: Uint8Array) => ByteAnswer;
  /** Whether the wallet calls bring back a token that the launch made. */
  readonly hasSessions: boolean;
  readonly openClient: (access: VendorAccess) => VendorClient;
  /** Null when vendors of the dialect keep no wallets. */
  readonly openTransferWallet: ((access: VendorAccess) => TransferWalletClient) | null;
}
