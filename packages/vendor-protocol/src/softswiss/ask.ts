import type { Money } from '@hintha/money';
import { systemClock, type Clock } from '../clock.ts';
import type { Fetch } from '../fetch.ts';
import { errorBody, isApiCode, type ApiCode } from './errors.ts';
import { MAX_BODY_BYTES, message, type Call } from './message.ts';
import { SIGNATURE_HEADER, signBody } from './sign-body.ts';

// The budget of the published timings: one attempt, and all attempts of one call together.
const ATTEMPT_TIMEOUT_MS = 15_000;
const RETRY_ENVELOPE_MS = 30_000;

// Ours: the interface says how often and how long, not how densely.
const FIRST_PAUSE_MS = 250;

/** The other side of a connection and what is needed to talk to it. */
export interface Peer {
  readonly baseUrl: string;
  readonly token: string;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
  /** How long one attempt may take; the published 15 seconds where nothing is said. */
  readonly attemptMs?: number;
}

/**
 * What became of a call. `unknown`: nobody can say whether the other side acted. A refusal after more than one
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

/** Asks once or more, with the same bytes each time, until there is an answer or the budget is spent. */
export type Ask = <Request, Reply>(
  call: Call<Request, Reply>,
  request: Request,
  mostAttempts: number,
) => Promise<Answer<Reply>>;

const businessError = message(errorBody);

/** Reads the body without ever holding more than the dialect allows; a longer one is no answer. */
const readBody = async (response: Response): Promise<Uint8Array | 'too_large'> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return 'too_large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

type Reading<Reply> =
  | { kind: 'ok'; reply: Reply }
  | { kind: 'refused'; apiCode: ApiCode | 'unlisted'; balance: Money | undefined }
  | 'no_answer';

const readAnswer = <Request, Reply>(
  call: Call<Request, Reply>,
  accepted: boolean,
  body: Uint8Array,
): Reading<Reply> => {
  if (accepted) {
    const parsed = call.reply.parse(body);
    return parsed.ok ? { kind: 'ok', reply: parsed.value } : 'no_answer';
  }
  const parsed = businessError.parse(body);
  if (!parsed.ok) return 'no_answer';
  const { api_code: apiCode, balance } = parsed.value.meta;
  // The five hundreds say that the other side failed, not that it decided: it is asked again.
  if (/^5\d\d$/.test(apiCode)) return 'no_answer';
  return { kind: 'refused', apiCode: isApiCode(apiCode) ? apiCode : 'unlisted', balance };
};

/** Throws at once on an address that is none or an empty token, before any money depends on it. */
export const createAsk = (peer: Peer): Ask => {
  const { token, fetch = globalThis.fetch, clock = systemClock, attemptMs = ATTEMPT_TIMEOUT_MS } = peer;
  if (token === '') throw new TypeError('a peer needs a token');
  const base = new URL(peer.baseUrl).href.replace(/\/+$/, '');

  const attempt = async <Request, Reply>(
    call: Call<Request, Reply>,
    signed: { body: string; signature: string },
    timeoutMs: number,
  ): Promise<Reading<Reply>> => {
    const signal = clock.timeout(timeoutMs);
    try {
      const response = await fetch(base + call.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signed.signature },
        body: signed.body,
        redirect: 'error',
        signal,
      });
      const received = await readBody(response);
      return received === 'too_large' ? 'no_answer' : readAnswer(call, response.status === 200, received);
    } catch {
      // A refused connection, a cut line and a timeout look alike from here: nothing is known.
      return 'no_answer';
    }
  };

  return async (call, request, mostAttempts) => {
    const body = call.request.write(request);
    const signed = { body, signature: signBody(body, token) };
    const endsAtMs = clock.nowMs() + RETRY_ENVELOPE_MS;
    for (let attempts = 1; ; attempts += 1) {
      // Timers take whole milliseconds only, and a sleep may have run past the end.
      const leftMs = Math.max(1, Math.ceil(endsAtMs - clock.nowMs()));
      const reading = await attempt(call, signed, Math.min(attemptMs, leftMs));
      if (reading !== 'no_answer') return { ...reading, attempts };
      const pauseMs = FIRST_PAUSE_MS * 2 ** (attempts - 1);
      if (attempts >= mostAttempts || clock.nowMs() + pauseMs >= endsAtMs)
        return { kind: 'unknown', attempts };
      await clock.sleep(pauseMs);
    }
  };
};
