import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { message, type Call } from '../message.ts';
import { createCaller, matched, readAnswer, type Answer, type Peer, type Reading } from './caller.ts';
import { DEMO_CURRENCY } from './fields.ts';
import * as lists from './games.ts';
import * as launches from './launch.ts';
import type { ErrorStatus } from './statuses.ts';
import * as feeds from './transactions.ts';
import * as transfers from './transfer-wallet.ts';
import type { BalanceReply } from './wallet-calls.ts';

/** Towards an operator errors are HTTP statuses; with 500 the vendor failed and has not answered. */
const HTTP_ERRORS = {
  400: 'bad_request',
  401: 'invalid_signature',
  403: 'not_enabled',
  404: 'not_found',
} as const;

export type VendorErrorCode = (typeof HTTP_ERRORS)[keyof typeof HTTP_ERRORS];

export interface VendorPeer extends Peer {
  readonly operatorId: number;
}

type VendorAnswer<Reply> = Answer<Reply, VendorErrorCode | ErrorStatus>;
type Unsigned<Request> = Omit<Request, 'operator_id'>;
type Unsent<Request> = Omit<Request, 'operator_id' | 'request_uuid'>;

/** The operator's side of a vendor. */
export interface VendorClient {
  readonly games: (request?: Unsigned<lists.GamesRequest>) => Promise<VendorAnswer<lists.GameList>>;
  readonly launch: (request: Unsigned<launches.LaunchRequest>) => Promise<VendorAnswer<launches.LaunchReply>>;
  readonly demo: (
    request: Omit<launches.DemoRequest, 'operator_id' | 'currency'>,
  ) => Promise<VendorAnswer<launches.LaunchReply>>;
  readonly roundPage: (
    request: Unsigned<launches.RoundRequest>,
  ) => Promise<VendorAnswer<launches.LaunchReply>>;
  readonly transactions: (
    request: Unsigned<feeds.TransactionsRequest>,
  ) => Promise<VendorAnswer<feeds.TransactionList>>;
  readonly deposit: (request: Unsent<transfers.MoveRequest>) => Promise<VendorAnswer<BalanceReply>>;
  readonly withdraw: (request: Unsent<transfers.MoveRequest>) => Promise<VendorAnswer<BalanceReply>>;
  readonly balance: (request: Unsent<transfers.VendorBalanceRequest>) => Promise<VendorAnswer<BalanceReply>>;
}

// What is only read may be read again. A launch opens a session of its own, so the player who sees nothing taps again;
// a transfer is repeated by its caller, with the same `transaction_uuid`, for as long as it takes.
const MOST_ATTEMPTS = { read: 3, launch: 1, move: 1 };

const errorMessage = message(z.object({ error: z.unknown() }));

const isHttpError = (httpStatus: number): httpStatus is keyof typeof HTTP_ERRORS =>
  Object.hasOwn(HTTP_ERRORS, httpStatus);

const readVendorAnswer = <Request, Reply>(
  call: Call<Request, Reply>,
  httpStatus: number,
  body: Uint8Array,
): Reading<Reply, VendorErrorCode | ErrorStatus> | 'no_answer' => {
  if (httpStatus === 200) return readAnswer(call, body);
  // A page of a proxy with such a status is not the vendor's word.
  if (!isHttpError(httpStatus) || !errorMessage.parse(body).ok) return 'no_answer';
  return { kind: 'refused', code: HTTP_ERRORS[httpStatus], balance: undefined };
};

/** Speaks to one vendor as one operator of it. */
export const createVendorClient = (vendor: VendorPeer): VendorClient => {
  const call = createCaller<VendorErrorCode | ErrorStatus>(vendor, readVendorAnswer);
  const operator_id = vendor.operatorId;
  const { read, launch, move } = MOST_ATTEMPTS;

  const identified = async <Request extends { user: string }>(
    made: Call<Request & { operator_id: number; request_uuid: string }, BalanceReply>,
    request: Request,
    mostAttempts: number,
  ): Promise<VendorAnswer<BalanceReply>> => {
    const sent = { ...request, operator_id, request_uuid: randomUUID() };
    return matched(sent, await call(made, sent, mostAttempts));
  };

  return {
    games: (request = {}) => call(lists.games, { ...request, operator_id }, read),
    launch: (request) => call(launches.launch, { ...request, operator_id }, launch),
    demo: (request) => call(launches.demo, { ...request, operator_id, currency: DEMO_CURRENCY }, launch),
    roundPage: (request) => call(launches.roundPage, { ...request, operator_id }, read),
    transactions: (request) => call(feeds.transactions, { ...request, operator_id }, read),
    deposit: (request) => identified(transfers.deposit, request, move),
    withdraw: (request) => identified(transfers.withdraw, request, move),
    balance: (request) => identified(transfers.vendorBalance, request, read),
  };
};
