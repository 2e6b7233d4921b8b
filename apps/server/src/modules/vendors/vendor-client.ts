import type { Money } from '@hintha/money';
import type { Fetch } from '@hintha/vendor-protocol';
import type { ListedGame } from '../catalogue/index.ts';
import type { RoundProof, RoundRequest } from './proofs/round-proof.ts';
import type { ReachableIntegration } from './types.ts';

/** What became of a call to a vendor. `unknown`: nobody can say whether it acted. */
export type VendorAnswer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

export interface LaunchRequest {
  readonly account: string;
  readonly gameId: string;
  readonly device: 'mobile' | 'desktop';
  readonly language: string;
  readonly ip: string | null;
  readonly maxBet: Money | null;
  readonly fromTransferWallet: boolean;
  /** The token of the game session; null where the dialect has none. */
  readonly session: string | null;
  readonly siteUrl: string;
}

export interface GameList {
  readonly games: readonly ListedGame[];
  readonly problems: readonly string[];
}

export interface RoundProver {
  readonly read: (round: RoundRequest) => Promise<VendorAnswer<RoundProof>>;
  readonly reveal: (round: RoundRequest) => Promise<VendorAnswer<RoundProof>>;
}

/** The operator's side of a vendor. */
export interface VendorClient {
  /** Null when the dialect knows no proofs. */
  readonly prover: RoundProver | null;
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

export interface VendorAccess {
  readonly integration: ReachableIntegration;
  /** Opens what our side signs with: the shared secret, or our private key in PEM. */
  readonly ownKey: () => string;
  /** A call that takes longer counts as unanswered; the dialect's own time where nothing is said. */
  readonly attemptMs?: number;
  /** Makes the calls in place of the program's own; for whoever wants to see what became of one. */
  readonly fetch?: Fetch;
}
