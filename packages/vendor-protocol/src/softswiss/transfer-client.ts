import { createAsk, type Answer, type Peer } from './ask.ts';
import { feed, type FeedReply, type FeedRequest } from './feed.ts';
import * as calls from './transfers.ts';

/** The operator's side of wallets that a vendor keeps. */
export interface TransferClient {
  readonly transfer: (request: calls.TransferRequest) => Promise<Answer<calls.TransferReply>>;
  readonly status: (request: calls.StatusRequest) => Promise<Answer<calls.StatusReply>>;
  readonly balance: (request: calls.OwnBalanceRequest) => Promise<Answer<calls.OwnBalanceReply>>;
  readonly statement: (request: calls.StatementRequest) => Promise<Answer<calls.StatementReply>>;
  readonly feed: (request: FeedRequest) => Promise<Answer<FeedReply>>;
}

/** A reply about another transfer is no answer to the question. */
const matched = <Reply extends { transfer_id: string }>(
  asked: { transfer_id: string },
  answer: Answer<Reply>,
): Answer<Reply> =>
  answer.kind === 'ok' && answer.reply.transfer_id !== asked.transfer_id
    ? { kind: 'unknown', attempts: answer.attempts }
    : answer;

/** Speaks to one vendor, each question once: what stays unanswered is asked about by its status. */
export const createTransferClient = (vendor: Peer): TransferClient => {
  const ask = createAsk(vendor);
  return {
    transfer: async (request) => matched(request, await ask(calls.transfer, request, 1)),
    status: async (request) => matched(request, await ask(calls.transferStatus, request, 1)),
    balance: (request) => ask(calls.ownBalance, request, 1),
    statement: (request) => ask(calls.statement, request, 1),
    feed: (request) => ask(feed, request, 1),
  };
};
