import { createCaller, type Answer, type Peer } from './caller.ts';
import { games, type GamesPage, type GamesRequest } from './games.ts';
import * as launches from './launch.ts';
import * as proofs from './round-proof.ts';
import * as transfers from './transfer-wallet.ts';
import * as calls from './wallet-calls.ts';

// Published for betwin and finish. A rollback may try as often as a finish; its caller repeats it until it is
// answered. A balance is only shown, so a second try is enough, and a list of games and a round's proof are only read.
const MOST_ATTEMPTS = { balance: 2, betwin: 4, rollback: 5, finish: 5, games: 3, proof: 2 };

/** The vendor's side of the wallet. */
export interface WalletClient {
  readonly balance: (request: calls.BalanceRequest) => Promise<Answer<calls.BalanceReply>>;
  readonly betwin: (request: calls.BetwinRequest) => Promise<Answer<calls.BetwinReply>>;
  readonly rollback: (request: calls.RollbackRequest) => Promise<Answer<calls.RollbackReply>>;
  readonly finish: (request: calls.FinishRequest) => Promise<Answer<calls.FinishReply>>;
}

/** The operator's side: reads what a vendor offers, opens games there and has their rounds proved. */
export interface LaunchClient {
  readonly real: (request: launches.RealLaunchRequest) => Promise<Answer<launches.LaunchReply>>;
  readonly demo: (request: launches.DemoLaunchRequest) => Promise<Answer<launches.LaunchReply>>;
  readonly games: (request: GamesRequest) => Promise<Answer<GamesPage>>;
  readonly proof: (request: proofs.RoundProofRequest) => Promise<Answer<proofs.RoundProofReply>>;
  readonly reveal: (request: proofs.RoundProofRequest) => Promise<Answer<proofs.RoundProofReply>>;
}

/** The operator's side of wallets that a vendor keeps. */
export interface TransferClient {
  readonly transfer: (request: transfers.TransferRequest) => Promise<Answer<transfers.TransferReply>>;
  readonly status: (request: transfers.StatusRequest) => Promise<Answer<transfers.StatusReply>>;
  readonly balance: (request: transfers.OwnBalanceRequest) => Promise<Answer<transfers.OwnBalanceReply>>;
  readonly statement: (request: transfers.StatementRequest) => Promise<Answer<transfers.StatementReply>>;
  readonly feed: (request: transfers.FeedRequest) => Promise<Answer<transfers.FeedReply>>;
}

interface Entries {
  readonly transactions: readonly { readonly id_provider: string }[];
}

/** A reply about something else than what was requested is no answer. */
const matched = <Reply>(answer: Answer<Reply>, isAbout: (reply: Reply) => boolean): Answer<Reply> =>
  answer.kind === 'ok' && !isAbout(answer.reply) ? { kind: 'unknown', attempts: answer.attempts } : answer;

const hasEntriesOf =
  (request: Entries) =>
  ({ transactions }: Entries): boolean =>
    transactions.length === request.transactions.length &&
    request.transactions.every((entry, place) => entry.id_provider === transactions[place]?.id_provider);

const isTransfer =
  (request: { readonly transfer_id: string }) =>
  (reply: { readonly transfer_id: string }): boolean =>
    reply.transfer_id === request.transfer_id;

/**
 * Speaks to one operator. What the network and the operator do comes back as an answer; a request that the
 * dialect does not allow throws before anything is sent.
 */
export const createWalletClient = (operator: Peer): WalletClient => {
  const call = createCaller(operator);
  return {
    balance: (request) => call(calls.balance, request, MOST_ATTEMPTS.balance),
    betwin: async (request) =>
      matched(await call(calls.betwin, request, MOST_ATTEMPTS.betwin), hasEntriesOf(request)),
    rollback: async (request) =>
      matched(await call(calls.rollback, request, MOST_ATTEMPTS.rollback), hasEntriesOf(request)),
    finish: (request) => call(calls.finish, request, MOST_ATTEMPTS.finish),
  };
};

/** Each launch opens a session of its own, so it is tried once: the player who sees nothing taps again. */
export const createLaunchClient = (vendor: Peer): LaunchClient => {
  const call = createCaller(vendor);
  return {
    real: (request) => call(launches.realLaunch, request, 1),
    demo: (request) => call(launches.demoLaunch, request, 1),
    games: (request) => call(games, request, MOST_ATTEMPTS.games),
    proof: (request) => call(proofs.roundProof, request, MOST_ATTEMPTS.proof),
    // A seed that was revealed is answered again as it is.
    reveal: (request) => call(proofs.revealRound, request, MOST_ATTEMPTS.proof),
  };
};

/** Speaks to one vendor, each call once: what stays unanswered is found out by its status. */
export const createTransferClient = (vendor: Peer): TransferClient => {
  const call = createCaller(vendor);
  return {
    transfer: async (request) => matched(await call(transfers.transfer, request, 1), isTransfer(request)),
    status: async (request) => matched(await call(transfers.transferStatus, request, 1), isTransfer(request)),
    balance: (request) => call(transfers.ownBalance, request, 1),
    statement: (request) => call(transfers.statement, request, 1),
    feed: (request) => call(transfers.feed, request, 1),
  };
};
