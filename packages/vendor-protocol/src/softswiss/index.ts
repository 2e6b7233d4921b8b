/** The SOFTSWISS Game Aggregator provider API v2: signed JSON, decimal money, one wallet call a game action. */
export { type Answer, type Peer } from './ask.ts';
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
export { feed, MAX_ROUNDS, type FeedReply, type FeedRequest, type PlayedRound } from './feed.ts';
export { games, MAX_GAMES, type GamesPage, type GamesRequest, type ListedGame } from './games.ts';
export {
  BROWSER_DEMO_SIGNATURE,
  demoLaunch,
  realLaunch,
  type DemoLaunchRequest,
  type LaunchReply,
  type RealLaunchRequest,
} from './launch.ts';
export { createLaunchClient, type LaunchClient } from './launch-client.ts';
export { MAX_BODY_BYTES, type Call, type ValidationError, type Message, type Parsed } from './message.ts';
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
} from './messages.ts';

export { SIGNATURE_HEADER, signBody } from './sign-body.ts';
export { createTransferClient, type TransferClient } from './transfer-client.ts';
export {
  MAX_ENTRIES,
  ownBalance,
  statement,
  transfer,
  transferStatus,
  type OwnBalanceReply,
  type OwnBalanceRequest,
  type StatementReply,
  type StatementRequest,
  type StatusReply,
  type StatusRequest,
  type TransferReply,
  type TransferRequest,
} from './transfers.ts';
export { verifySignature } from './verify-signature.ts';
export { createWalletClient, type WalletClient } from './wallet-client.ts';
