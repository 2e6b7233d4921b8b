import type { Money } from '@hintha/money';
import { message, type Call } from '../message.ts';
import { createTransport, type Clock, type Fetch } from '../transport.ts';
import { errorBody, isApiCode, type ApiCode } from './errors.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

// The budget of the published timings: one attempt, and all attempts of one call together.
const ATTEMPT_TIMEOUT_MS = 15_000;
const RETRY_ENVELOPE_MS = 30_000;

// Ours: the interface says how often and how long, not how densely.
const FIRST_PAUSE_MS = 250;

/** The other side of an integration and what is needed to talk to it. */
export interface Peer {
  readonly baseUrl: string;
  readonly token: string;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
  /** How long one attempt may take; the published 15 seconds where nothing is said. */
  readonly attemptMs?: number;
}

/**
 * What became of a call. `unknown`: nobody can say whether the other side acted. A `refused` after more than one
 * attempt leaves a doubt too, for an earlier, unanswered copy may still be on its way: reverse such a bet.
 */
export type Answer<Reply> =
  | { readonly kind: 'ok'; readonly reply: Reply; readonly attempts: number }
  | {
      readonly kind: 'refused';
      /** `unlisted` is a code that the table does not know. */
      readonly apiCode: ApiCode | 'unlisted';
      readonly balance: Money | undefined;
      readonly attempts: number;
    }
  | { readonly kind: 'unknown'; readonly attempts: number };

/** Makes a call once or more, with the same bytes each time, until there is an answer or the budget is spent. */
export type Caller = <Request, Reply>(
  call: Call<Request, Reply>,
  request: Request,
  mostAttempts: number,
) => Promise<Answer<Reply>>;

type Reading<Reply> =
  | { readonly kind: 'ok'; readonly reply: Reply }
  | {
      readonly kind: 'refused';
      readonly apiCode: ApiCode | 'unlisted';
      readonly balance: Money | undefined;
    };

const errorMessage = message(errorBody);

const readAnswer = <Request, Reply>(
  call: Call<Request, Reply>,
  accepted: boolean,
  body: Uint8Array,
): Reading<Reply> | 'no_answer' => {
  if (accepted) {
    const parsed = call.reply.parse(body);
    return parsed.ok ? { kind: 'ok', reply: parsed.value } : 'no_answer';
  }
  const parsed = errorMessage.parse(body);
  if (!parsed.ok) return 'no_answer';
  const { api_code: apiCode, balance } = parsed.value.meta;
  // The five hundreds say that the other side failed, not that it decided: the call is made again.
  if (/^5\d\d$/.test(apiCode)) return 'no_answer';
  return { kind: 'refused', apiCode: isApiCode(apiCode) ? apiCode : 'unlisted', balance };
};

/** Throws at once on an address that is none or an empty token, before any money depends on it. */
export const createCaller = (peer: Peer): Caller => {
  const { baseUrl, token, fetch, clock, attemptMs = ATTEMPT_TIMEOUT_MS } = peer;
  if (token === '') throw new TypeError('a peer needs a token');
  const send = createTransport({
    baseUrl,
    sign: (body) => ({ [SIGNATURE_HEADER]: signBody(body, token) }),
    budget: {
      attemptMs,
      envelopeMs: RETRY_ENVELOPE_MS,
      pauseMs: (failed) => FIRST_PAUSE_MS * 2 ** (failed - 1),
    },
    fetch,
    clock,
  });
  return async (call, request, mostAttempts) => {
    const { reading, attempts } = await send(
      {
        path: call.path,
        body: call.request.write(request),
        mostAttempts,
        maxReplyBytes: call.reply.maxBytes,
      },
      (httpStatus, body) => readAnswer(call, httpStatus === 200, body),
    );
    return reading === 'no_answer' ? { kind: 'unknown', attempts } : { ...reading, attempts };
  };
};
