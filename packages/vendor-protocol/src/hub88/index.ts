/**
 * The Hub88 Operator API v2: JSON signed with RSA, amounts as integers, a game session's token in every call. Towards the
 * operator the vendor calls the wallet, and towards the vendor the operator calls the games; each side signs with a
 * private key of its own and verifies with the other's public one.
 *
 * How its operations stand to those of any dialect:
 *
 * - admit a call: `verifySignature` over the bytes, then `Call.request.parse`. The token is that of the launch and is
 *   looked at for a balance and a bet only, never for a win or a rollback, which may come after the session. The user and
 *   the currency must be the token's; a rollback and a balance name no currency. Errors are `toErrorReply`, always HTTP
 *   200, with what `readEcho` found.
 * - balance: `balance`. Besides there is `info`, who the player is, for which other dialects have no call.
 * - bet: `bet`, one to a call; `is_free` takes no cash.
 * - win: `win`, one to a call, of zero too; it names its bet unless `is_supplier_promo`.
 * - rollback: `rollback`, of one bet or win; no amount, and no currency. A tombstoned bet that comes late is answered
 *   RS_ERROR_DUPLICATE_TRANSACTION, for which the text has no status of its own.
 * - finish: no call; `round_closed` on a bet, a win or a rollback. A lost round may never be closed but by a win of zero,
 *   so an operator closes what was left open by its own clock.
 * - launch: `launch`, and `demo` with play money.
 * - list games: `games`, all in one body, no pages.
 * - feed of rounds: no feed with positions. `transactions` lists single transactions of a span of time or of a round, for
 *   reconciliation; `roundPage` gives a page that shows a round to people.
 * - transfer in and out: `deposit`, `withdraw`, and `vendorBalance`; optional, by agreement with the vendor. No status of a
 *   transfer and no fence: one that stayed unanswered is sent again under its `transaction_uuid` until it is answered.
 *
 * A batch, a bonus part of an amount and ids of the operator's own in the replies, as SOFTSWISS has them, do not exist.
 * Free bets given by the operator (`/freebet`) exist and are not spoken here.
 */
export { BODY_TOO_LARGE, MAX_BODY_BYTES, type Call, type Message, type Parsed } from '../message.ts';
export type { Answer, Peer } from './caller.ts';
export { DEMO_CURRENCY } from './fields.ts';
export {
  games,
  PLATFORMS,
  type GameList,
  type GamesRequest,
  type ListedGame,
  type Platform,
} from './games.ts';
export {
  demo,
  launch,
  roundPage,
  type DemoRequest,
  type LaunchReply,
  type LaunchRequest,
  type RoundRequest,
} from './launch.ts';
export { UNITS_PER_HUNDREDTH } from './money.ts';
export { parsePrivateKey, parsePublicKey, SIGNATURE_HEADER, signBody, verifySignature } from './signature.ts';
export {
  isCleanDecline,
  isErrorStatus,
  readEcho,
  STATUSES,
  toErrorReply,
  toValidationErrorReply,
  type Echo,
  type ErrorReply,
  type ErrorStatus,
  type PlayerBalance,
  type Status,
} from './statuses.ts';
export {
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  transactions,
  type ReportedTransaction,
  type TransactionList,
  type TransactionsRequest,
} from './transactions.ts';
export {
  deposit,
  vendorBalance,
  withdraw,
  type MoveRequest,
  type VendorBalanceRequest,
} from './transfer-wallet.ts';
export {
  createVendorClient,
  type VendorClient,
  type VendorErrorCode,
  type VendorPeer,
} from './vendor-client.ts';
export {
  balance,
  bet,
  info,
  rollback,
  win,
  type BalanceReply,
  type BalanceRequest,
  type BetRequest,
  type InfoReply,
  type InfoRequest,
  type RollbackRequest,
  type WinRequest,
} from './wallet-calls.ts';
export { createWalletClient, mustRollBack, type WalletClient } from './wallet-client.ts';
