import { createAsk, type Answer, type Peer } from './ask.ts';
import * as calls from './messages.ts';

// Published for betwin and finish. A rollback may try as often as a finish; its caller repeats it until it is
// answered. A balance is only shown, so a second try is enough.
const MOST_ATTEMPTS = { balance: 2, betwin: 4, rollback: 5, finish: 5 };

/** The vendor's side of the wallet. */
export interface WalletClient {
  readonly balance: (request: calls.BalanceRequest) => Promise<Answer<calls.BalanceReply>>;
  readonly betwin: (request: calls.BetwinRequest) => Promise<Answer<calls.BetwinReply>>;
  readonly rollback: (request: calls.RollbackRequest) => Promise<Answer<calls.RollbackReply>>;
  readonly finish: (request: calls.FinishRequest) => Promise<Answer<calls.FinishReply>>;
}

interface Entries {
  readonly transactions: readonly { readonly id_provider: string }[];
}

/** A reply about other transactions than those asked for is no answer to the question. */
const matched = <Reply extends Entries>(asked: Entries, answer: Answer<Reply>): Answer<Reply> => {
  if (answer.kind !== 'ok') return answer;
  const { transactions } = answer.reply;
  const same =
    transactions.length === asked.transactions.length &&
    asked.transactions.every((entry, place) => entry.id_provider === transactions[place]?.id_provider);
  return same ? answer : { kind: 'unknown', attempts: answer.attempts };
};

/**
 * Speaks to one operator. What the network and the operator do comes back as an answer; a request that the
 * dialect does not allow throws before anything is sent.
 */
export const createWalletClient = (operator: Peer): WalletClient => {
  const ask = createAsk(operator);
  return {
    balance: (request) => ask(calls.balance, request, MOST_ATTEMPTS.balance),
    betwin: async (request) => matched(request, await ask(calls.betwin, request, MOST_ATTEMPTS.betwin)),
    rollback: async (request) => matched(request, await ask(calls.rollback, request, MOST_ATTEMPTS.rollback)),
    finish: (request) => ask(calls.finish, request, MOST_ATTEMPTS.finish),
  };
};
