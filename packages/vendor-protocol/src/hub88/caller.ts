import type { KeyObject } from 'node:crypto';
import type { Money } from '@hintha/money';
import type { Call } from '../message.ts';
import { createTransport, type Clock, type Fetch } from '../transport.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';
import { errorMessage, isErrorStatus, type ErrorStatus } from './statuses.ts';

// The dialect publishes no times. Three tries a second apart are reported for bets and wins.
const ATTEMPT_TIMEOUT_MS = 10_000;
const RETRY_ENVELOPE_MS = 30_000;
const PAUSE_MS = 1_000;

/** The other side of an integration and what is needed to talk to it. */
export interface Peer {
  readonly baseUrl: string;
  readonly privateKey: KeyObject;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
  readonly attemptMs?: number;
}

/** What became of a call. `unknown`: nobody can say whether the other side acted. */
export type Answer<Reply, Code extends string = ErrorStatus> =
  | { readonly kind: 'ok'; readonly reply: Reply; readonly attempts: number }
  | {
      readonly kind: 'refused';
      /** `unlisted` is a code that the table does not know. */
      readonly code: Code | 'unlisted';
      readonly balance: Money | undefined;
      readonly attempts: number;
    }
  | { readonly kind: 'unknown'; readonly attempts: number };

export type Reading<Reply, Code extends string> =
  | { readonly kind: 'ok'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly code: Code | 'unlisted'; readonly balance: Money | undefined };

/** Makes a call once or more, with the same bytes each time, until there is an answer or the budget is spent. */
export type Caller<Code extends string> = <Request, Reply>(
  call: Call<Request, Reply>,
  request: Request,
  mostAttempts: number,
) => Promise<Answer<Reply, Code>>;

/** Reads an answer that came with HTTP 200. */
export const readAnswer = <Request, Reply>(
  call: Call<Request, Reply>,
  body: Uint8Array,
): Reading<Reply, ErrorStatus> | 'no_answer' => {
  const accepted = call.reply.parse(body);
  if (accepted.ok) return { kind: 'ok', reply: accepted.value };
  const parsed = errorMessage.parse(body);
  if (!parsed.ok) return 'no_answer';
  const { status, balance } = parsed.value;
  // Neither an unreadable success nor a fault of the other side says what it did: the call is made again.
  if (status === 'RS_OK' || status === 'RS_ERROR_UNKNOWN') return 'no_answer';
  return { kind: 'refused', code: isErrorStatus(status) ? status : 'unlisted', balance };
};

/** Throws at once on an address that is none, before any money depends on it. */
export const createCaller = <Code extends string>(
  { baseUrl, privateKey, fetch, clock, attemptMs = ATTEMPT_TIMEOUT_MS }: Peer,
  read: <Request, Reply>(
    call: Call<Request, Reply>,
    httpStatus: number,
    body: Uint8Array,
  ) => Reading<Reply, Code> | 'no_answer',
): Caller<Code> => {
  const send = createTransport({
    baseUrl,
    sign: (body) => ({ [SIGNATURE_HEADER]: signBody(body, privateKey) }),
    budget: { attemptMs, envelopeMs: RETRY_ENVELOPE_MS, pauseMs: () => PAUSE_MS },
    fetch,
    clock,
  });
  return async (call, request, mostAttempts) => {
    const { path, reply } = call;
    const outgoing = { path, body: call.request.write(request), mostAttempts, maxReplyBytes: reply.maxBytes };
    const { reading, attempts } = await send(outgoing, (httpStatus, body) => read(call, httpStatus, body));
    return reading === 'no_answer' ? { kind: 'unknown', attempts } : { ...reading, attempts };
  };
};

/** What every reply about a player repeats. */
export interface Echoed {
  readonly user: string;
  readonly request_uuid: string;
}

/** A reply to another call, or about another player, is no answer. */
export const matched = <Reply extends Echoed, Code extends string>(
  request: Echoed,
  answer: Answer<Reply, Code>,
): Answer<Reply, Code> => {
  if (answer.kind !== 'ok') return answer;
  const { user, request_uuid } = answer.reply;
  const isEchoed = user === request.user && request_uuid === request.request_uuid;
  return isEchoed ? answer : { kind: 'unknown', attempts: answer.attempts };
};
