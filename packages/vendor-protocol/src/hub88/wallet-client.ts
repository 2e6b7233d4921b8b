import { randomUUID } from 'node:crypto';
import type { Call } from '../message.ts';
import { createCaller, matched, readAnswer, type Answer, type Echoed, type Peer } from './caller.ts';
import { isCleanDecline } from './statuses.ts';
import * as calls from './wallet-calls.ts';

// Three are reported for bets and wins. A rollback's caller repeats it until it is answered; what is only read may be
// read again.
const MOST_ATTEMPTS = { info: 2, balance: 2, bet: 3, win: 3, rollback: 5 };

/** A request without the id of the call, which the client makes: a repeated call is another call. */
type Unsent<Request> = Omit<Request, 'request_uuid'>;

/** The vendor's side of the wallet. */
export interface WalletClient {
  readonly info: (request: Unsent<calls.InfoRequest>) => Promise<Answer<calls.InfoReply>>;
  readonly balance: (request: Unsent<calls.BalanceRequest>) => Promise<Answer<calls.BalanceReply>>;
  readonly bet: (request: Unsent<calls.BetRequest>) => Promise<Answer<calls.BalanceReply>>;
  readonly win: (request: Unsent<calls.WinRequest>) => Promise<Answer<calls.BalanceReply>>;
  readonly rollback: (request: Unsent<calls.RollbackRequest>) => Promise<Answer<calls.BalanceReply>>;
}

/**
 * Whether a bet that was answered so must be rolled back. Only a clean decline at the first attempt leaves no doubt;
 * after more than one, an earlier, unanswered copy may still be on its way and be accepted.
 */
export const mustRollBack = (answer: Answer<unknown>): boolean =>
  answer.kind === 'unknown' ||
  (answer.kind === 'refused' && (answer.attempts > 1 || !isCleanDecline(answer.code)));

/**
 * Speaks to one operator. What the network and the operator do comes back as an answer; a request that the
 * dialect does not allow throws before anything is sent.
 */
export const createWalletClient = (operator: Peer): WalletClient => {
  const call = createCaller(operator, (made, httpStatus, body) =>
    // An HTTP error is a failure of the network, whatever its body says.
    httpStatus === 200 ? readAnswer(made, body) : 'no_answer',
  );

  const identified = async <Request extends { user: string }, Reply extends Echoed>(
    made: Call<Request & { request_uuid: string }, Reply>,
    request: Request,
    mostAttempts: number,
  ): Promise<Answer<Reply>> => {
    const sent = { ...request, request_uuid: randomUUID() };
    return matched(sent, await call(made, sent, mostAttempts));
  };

  return {
    info: (request) => identified(calls.info, request, MOST_ATTEMPTS.info),
    balance: (request) => identified(calls.balance, request, MOST_ATTEMPTS.balance),
    bet: (request) => identified(calls.bet, request, MOST_ATTEMPTS.bet),
    win: (request) => identified(calls.win, request, MOST_ATTEMPTS.win),
    rollback: (request) => identified(calls.rollback, request, MOST_ATTEMPTS.rollback),
  };
};
