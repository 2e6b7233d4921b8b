import type { Money } from '@hintha/money';
import type { ByteAnswer, ByteCall } from '@hintha/platform';
import type { ListedGame } from '../catalogue/index.ts';
import type { Integration, ReachableIntegration } from './types.ts';
import type { WalletCallError } from './wallet-call-error.ts';

/** Who a wallet call is about, as the vendor names them. */
interface CallPlayer {
  readonly account: string;
  /** Null where the call names none. */
  readonly currency: string | null;
  /** The token of the game session, where it has to be looked at. */
  readonly session: string | null;
}

export interface PlayCall extends CallPlayer {
  readonly kind: 'play';
  readonly roundId: string;
  readonly gameId: string;
  readonly finished: boolean;
  /** Carried out in their order, all or none. */
  readonly entries: readonly {
    readonly kind: 'BET' | 'PAYOUT';
    readonly transactionId: string;
    readonly amount: Money;
  }[];
  /** The transaction of the bet that a win is paid on, where the call names it. */
  readonly betId: string | null;
  /** What must be the same when it comes again, besides what the ledger compares; null for no more than that. */
  readonly facts: string | null;
}

export interface RollbackCall extends CallPlayer {
  readonly kind: 'rollback';
  readonly roundId: string;
  readonly finished: boolean;
  readonly entries: readonly { readonly transactionId: string; readonly originalId: string }[];
}

export type WalletCall =
  | PlayCall
  | RollbackCall
  | (CallPlayer & { readonly kind: 'finish'; readonly roundId: string })
  | (CallPlayer & { readonly kind: 'balance' });

/** What a wallet call that was carried out is answered with. */
export interface WalletAnswer {
  readonly currency: string;
  /** What the player may stake; of a replay what it was then. */
  readonly balance: Money;
  /** Our own ids of the round and of each entry; empty where there is none. */
  readonly roundKey: string;
  readonly postings: readonly string[];
}

/** What of a body could be read, and how its answer is written. */
export type ReadCall =
  | { readonly ok: true; readonly call: WalletCall; readonly write: (answer: WalletAnswer) => string }
  | { readonly ok: false; readonly error: WalletCallError };

/** One of the calls that vendors make. */
export interface CallFormat {
  /** Under the integration's address. */
  readonly path: string;
  readonly maxBytes: number;
  readonly read: (bytes: Uint8Array) => ReadCall;
}

/** What became of a call to a vendor. `unknown`: nobody can say whether it acted. */
export type VendorAnswer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

export interface LaunchRequest {
  readonly account: string;
  readonly gameId: string;
  readonly device: 'mobile' | 'desktop';
  /** ISO 639-1. */
  readonly language: string;
  readonly ip: string | null;
  /** The largest stake, the operator's or the member's own. */
  readonly maxBet: Money | null;
  /** Whether the game is played from the vendor's wallet. */
  readonly fromTransferWallet: boolean;
  /** The token of the game session; null where the dialect has none. */
  readonly session: string | null;
  readonly siteUrl: string;
}

export interface GameList {
  readonly games: readonly ListedGame[];
  /** What of the list is no game, and why. */
  readonly problems: readonly string[];
}

/** The operator's side of a vendor. */
export interface VendorClient {
  /** Answers the address of the game's page. */
  readonly launch: (request: LaunchRequest) => Promise<VendorAnswer<string>>;
  readonly listGames: () => Promise<VendorAnswer<GameList>>;
}

/** A round as a vendor reports it that was played from a wallet it keeps. */
export interface PlayedRound {
  readonly position: bigint;
  readonly account: string;
  readonly currency: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly finishedAt: Date;
}

export interface TransferRequest {
  readonly account: string;
  readonly transferId: string;
  readonly direction: 'in' | 'out';
  readonly amount: Money;
}

export interface TransferOutcome {
  /** not_arrived: it never came, and a late copy of it is refused. */
  readonly state: 'done' | 'insufficient_funds' | 'not_arrived';
  readonly balance: Money;
}

/** The operator's side of the wallets that a vendor keeps. A vendor that keeps some also reports what is played there. */
export interface TransferWalletClient {
  readonly transfer: (request: TransferRequest) => Promise<VendorAnswer<TransferOutcome>>;
  /** What became of a transfer; one that has not arrived is fenced by the question, so that the answer is final. */
  readonly fence: (
    request: Pick<TransferRequest, 'account' | 'transferId'>,
  ) => Promise<VendorAnswer<TransferOutcome>>;
  readonly readBalance: (account: string) => Promise<VendorAnswer<Money>>;
  /** The finished rounds behind a position, in the order of the feed; none when there is no more for now. */
  readonly readRounds: (after: bigint) => Promise<VendorAnswer<readonly PlayedRound[]>>;
}

/** The way to a vendor. */
export interface VendorAccess {
  readonly integration: ReachableIntegration;
  /** Opens our own key; for dialects that sign with one. */
  readonly privateKey: () => string;
  /** A call that takes longer counts as unanswered; the dialect's own time where nothing is said. */
  readonly attemptMs?: number;
}

/** A published protocol between vendors and operators, turned into the operator's words and back. */
export interface Dialect {
  readonly code: string;
  readonly calls: readonly CallFormat[];
  /** Whether the bytes are signed by the integration's vendor. */
  readonly isSigned: (call: ByteCall, integration: Integration) => boolean;
  readonly writeError: (error: WalletCallError, bytes: Uint8Array) => ByteAnswer;
  /** Whether the wallet calls bring back a token that the launch made. */
  readonly hasSessions: boolean;
  readonly openClient: (access: VendorAccess) => VendorClient;
  /** Null when vendors of the dialect keep no wallets. */
  readonly openTransferWallet: ((access: VendorAccess) => TransferWalletClient) | null;
}
