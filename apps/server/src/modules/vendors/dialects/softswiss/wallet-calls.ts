import { ZERO } from '@hintha/money';
import { softswiss, writeJson } from '@hintha/vendor-protocol';
import type { CallFormat, Dialect, ReadCall } from '../../dialect.ts';
import type { WalletAnswer, WalletCall } from '../../wallet-call.ts';
import { type CallProblem, WalletCallError } from '../../wallet-call-error.ts';

interface Named {
  readonly account_id: string;
  readonly currency: string;
}

const format = <Request extends Named, Reply>(
  { path, request, reply }: softswiss.Call<Request, Reply>,
  toCall: (request: Request) => WalletCall,
  toReply: (answer: WalletAnswer, request: Request) => Reply,
): CallFormat => ({
  path,
  maxBytes: request.maxBytes,
  read: (bytes): ReadCall => {
    const parsed = request.parse(bytes);
    if (!parsed.ok)
      return { ok: false, error: new WalletCallError('bad_request', { invalid: parsed.error }) };
    const { value } = parsed;
    return { ok: true, call: toCall(value), write: (answer) => reply.write(toReply(answer, value)) };
  },
});

// A session id is an echo of the vendor's own and opens nothing, so nobody looks at it.
const playerOf = ({ account_id: account, currency }: Named) => ({ account, currency, session: null });

const toBalance = ({ balance }: WalletAnswer) => ({ balance });

export const CALLS: readonly CallFormat[] = [
  format(softswiss.balance, (request) => ({ kind: 'balance', ...playerOf(request) }), toBalance),
  format(
    softswiss.betwin,
    (request) => ({
      kind: 'play',
      ...playerOf(request),
      roundId: request.round_id,
      gameId: request.game_id,
      finished: request.finished,
      entries: request.transactions.map(({ id_provider: transactionId, type, amount }) => ({
        kind: type === 'bet' ? 'BET' : 'PAYOUT',
        transactionId,
        amount,
      })),
      betId: null,
      // The dialect says of no win what it is paid for.
      withoutBet: null,
      payload: null,
    }),
    ({ roundKey, balance, postings }, { transactions }) => ({
      round_id: roundKey,
      balance,
      transactions: transactions.map(({ id_provider }, place) => ({
        id_provider,
        id: postings[place] ?? '',
        bonus_amount: ZERO,
      })),
    }),
  ),
  format(
    softswiss.rollback,
    (request) => ({
      kind: 'rollback',
      ...playerOf(request),
      roundId: request.round_id_provider,
      finished: request.finished,
      entries: request.transactions.map((entry) => ({
        transactionId: entry.id_provider,
        originalId: entry.original_id_provider,
      })),
    }),
    ({ roundKey, balance, postings }, { transactions }) => ({
      balance,
      round_id: roundKey,
      transactions: transactions.map(({ id_provider }, place) => ({
        id_provider,
        id: postings[place] ?? '',
      })),
    }),
  ),
  format(
    softswiss.finish,
    (request) => ({ kind: 'finish', ...playerOf(request), roundId: request.round_id }),
    toBalance,
  ),
];

const CODES = {
  unknown_integration: '404',
  integration_disabled: '410',
  invalid_signature: '403',
  bad_request: '400',
  unknown_account: '101',
  other_currency: '154',
  unknown_session: '400',
  expired_session: '400',
  unknown_game: '107',
  game_unavailable: '405',
  betting_stopped: '110',
  stake_limit: '105',
  max_bet: '106',
  insufficient_funds: '100',
  unknown_bet: '400',
  changed: '155',
  tombstoned: '409',
  irreversible: '400',
  integration_suspended: '405',
  // The five hundreds are called again with the same ids.
  win_waits: '503',
  above_cap: '405',
  round_finished: '400',
  win_without_bet: '406',
  unexpected: '500',
} as const satisfies Readonly<Record<CallProblem, softswiss.ApiCode>>;

const toReply = ({ problem, details: { invalid, funds } }: WalletCallError): softswiss.ErrorReply => {
  if (invalid !== undefined) return softswiss.toValidationErrorReply(invalid);
  const code = CODES[problem];
  return softswiss.isBalanceCode(code)
    ? softswiss.toErrorReply(code, funds?.balance ?? ZERO)
    : softswiss.toErrorReply(code, funds?.balance);
};

export const writeError: Dialect['writeError'] = (error) => {
  const { status, body } = toReply(error);
  return { status, body: writeJson(body) };
};
