/** The SOFTSWISS Game Aggregator provider API v2: signed JSON, decimal money, one wallet call a game action. */
export { BODY_TOO_LARGE, MAX_BODY_BYTES, type Call, type Message, type Parsed } from '../message.ts';
export { type Answer, type Peer } from './caller.ts';
export {
  createLaunchClient,
  createTransferClient,
  createWalletClient,
  type LaunchClient,
  type TransferClient,
  type WalletClient,
} from './clients.ts';
export {
  API_CODES,
  isApiCode,
  isBalanceCode,
  toErrorReply,
  toValidationErrorReply,
  type ApiCode,
  type BalanceCode,
  type ErrorBody,
  type ErrorReply,
} from './errors.ts';
export { games, MAX_GAMES, type GamesPage, type GamesRequest, type ListedGame } from './games.ts';
export {
  BROWSER_DEMO_SIGNATURE,
  demoLaunch,
  realLaunch,
  type DemoLaunchRequest,
  type LaunchReply,
  type RealLaunchRequest,
} from './launch.ts';
export {
  balance,
  betwin,
  finish,
  MAX_TRANSACTIONS,
  rollback,
  type BalanceReply,
  type BalanceRequest,
  type BetwinReply,
  type BetwinRequest,
  type FinishReply,
  type FinishRequest,
  type RollbackReply,
  type RollbackRequest,
} from './wallet-calls.ts';
export {
  revealRound,
  roundProof,
  type ProvenOutcome,
  type ProvenSpin,
  type RoundProofReply,
  type RoundProofRequest,
} from './round-proof.ts';
export { SIGNATURE_HEADER, signBody, verifySignature } from './signature.ts';
export {
  feed,
  MAX_ENTRIES,
  MAX_ROUNDS,
  ownBalance,
  statement,
  transfer,
  transferStatus,
  type FeedReply,
  type FeedRequest,
  type OwnBalanceReply,
  type OwnBalanceRequest,
  type PlayedRound,
  type StatementReply,
  type StatementRequest,
  type StatusReply,
  type StatusRequest,
  type TransferReply,
  type TransferRequest,
} from './transfer-wallet.ts';
