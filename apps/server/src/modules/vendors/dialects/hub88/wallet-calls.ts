import { ZERO } from '@hintha/money';
import { hub88, writeJson } from '@hintha/vendor-protocol';
import assert from 'node:assert/strict';
import type { CallFormat, Dialect, ReadCall } from '../../dialect.ts';
import type { PlayCall, WalletAnswer, WalletCall } from '../../wallet-call.ts';
import { type CallProblem, WalletCallError } from '../../wallet-call-error.ts';

const format = <Request extends hub88.InfoRequest, Reply>(
  { path, request, reply }: hub88.Call<Request, Reply>,
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

const toBalance = (
  { currency, balance }: WalletAnswer,
  { user, request_uuid }: hub88.InfoRequest,
): hub88.BalanceReply => ({ user, request_uuid, status: 'RS_OK', currency, balance });

/** The country that the operator serves. */
export const COUNTRY = 'MM';

const play = (
  request: hub88.BetRequest | hub88.WinRequest,
  meaning: Pick<PlayCall, 'session' | 'betId' | 'withoutBet'> & { readonly kind: 'BET' | 'PAYOUT' },
): PlayCall => {
  const { user, currency, round, round_closed, game_code, transaction_uuid, is_free } = request;
  const { kind, session, betId, withoutBet } = meaning;
  // A free bet takes no cash, so the ledger does not know its amount.
  const isUnpaid = is_free && kind === 'BET';
  const amount = isUnpaid ? ZERO : request.amount;
  return {
    kind: 'play',
    account: user,
    currency,
    session,
    roundId: round,
    gameId: game_code,
    finished: round_closed,
    entries: [{ kind, transactionId: transaction_uuid, amount }],
    betId,
    withoutBet,
    payload: writeJson([game_code, betId, isUnpaid ? request.amount : null]),
  };
};

export const CALLS: readonly CallFormat[] = [
  format(
    hub88.info,
    ({ user }) => ({ kind: 'balance', account: user, currency: null, session: null }),
    (_answer, { user, request_uuid }) => ({ user, request_uuid, status: 'RS_OK' as const, country: COUNTRY }),
  ),
  format(
    hub88.balance,
    ({ user, token }) => ({ kind: 'balance', account: user, currency: null, session: token }),
    toBalance,
  ),
  format(
    hub88.bet,
    (request) => play(request, { kind: 'BET', session: request.token, betId: null, withoutBet: null }),
    toBalance,
  ),
  format(
    hub88.win,
    (request) => {
      const { is_supplier_promo, is_free, reference_transaction_uuid: bet = null } = request;
      const withoutBet = is_supplier_promo ? 'promotions' : is_free ? 'free_rounds' : null;
      const betId = is_supplier_promo ? null : bet;
      return play(request, { kind: 'PAYOUT', session: null, betId, withoutBet });
    },
    toBalance,
  ),
  format(
    hub88.rollback,
    ({ user, round, round_closed, transaction_uuid, reference_transaction_uuid }) => ({
      kind: 'rollback',
      account: user,
      currency: null,
      session: null,
      roundId: round,
      finished: round_closed,
      entries: [{ transactionId: transaction_uuid, originalId: reference_transaction_uuid }],
    }),
    toBalance,
  ),
];

const STATUSES = {
  unknown_integration: 'RS_ERROR_INVALID_PARTNER',
  integration_disabled: 'RS_ERROR_INVALID_PARTNER',
  invalid_signature: 'RS_ERROR_INVALID_SIGNATURE',
  bad_request: 'RS_ERROR_WRONG_SYNTAX',
  unknown_account: 'RS_ERROR_UNKNOWN',
  other_currency: 'RS_ERROR_WRONG_CURRENCY',
  unknown_session: 'RS_ERROR_INVALID_TOKEN',
  expired_session: 'RS_ERROR_TOKEN_EXPIRED',
  unknown_game: 'RS_ERROR_INVALID_GAME',
  game_unavailable: 'RS_ERROR_INVALID_GAME',
  betting_stopped: 'RS_ERROR_USER_DISABLED',
  stake_limit: 'RS_ERROR_LIMIT_REACHED',
  max_bet: 'RS_ERROR_LIMIT_REACHED',
  unknown_bet: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  changed: 'RS_ERROR_DUPLICATE_TRANSACTION',
  tombstoned: 'RS_ERROR_DUPLICATE_TRANSACTION',
  irreversible: 'RS_ERROR_UNKNOWN',
  integration_suspended: 'RS_ERROR_INVALID_GAME',
  // A win that is not answered with RS_OK is sent again.
  win_waits: 'RS_ERROR_UNKNOWN',
  above_cap: 'RS_ERROR_UNKNOWN',
  round_finished: 'RS_ERROR_UNKNOWN',
  win_without_bet: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  unexpected: 'RS_ERROR_UNKNOWN',
} as const satisfies Readonly<Record<Exclude<CallProblem, 'insufficient_funds'>, hub88.ErrorStatus>>;

const toReply = ({ problem, details }: WalletCallError, echo: hub88.Echo): hub88.ErrorReply => {
  const { invalid, funds } = details;
  if (invalid !== undefined) return hub88.toValidationErrorReply(invalid, echo);
  if (problem !== 'insufficient_funds') return hub88.toErrorReply(STATUSES[problem], echo, funds);
  assert(funds !== undefined, 'insufficient funds come with the balance');
  return hub88.toErrorReply('RS_ERROR_NOT_ENOUGH_MONEY', echo, funds);
};

export const writeError: Dialect['writeError'] = (error, bytes) => {
  const { status, body } = toReply(error, hub88.readEcho(bytes));
  return { status, body: writeJson(body) };
};
