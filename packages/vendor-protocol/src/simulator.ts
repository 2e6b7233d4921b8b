import type { Fetch, SignedRequest } from './transport.ts';

/**
 * What can befall a call. `late`: the caller sees a dead line, and the call arrives all the same, behind calls that
 * were made after it. `forge`: somebody else sends the body with one digit changed under the signature of the true
 * one, and then the true one arrives.
 */
export const MISHAPS = ['drop_request', 'drop_reply', 'duplicate', 'late', 'forge'] as const;

export type Mishap = (typeof MISHAPS)[number];

export interface Simulator {
  /** To be given to a client in place of the real one. */
  readonly fetch: Fetch;
  /** Delivers every call that is still on its way, the last one first. */
  readonly settle: () => Promise<void>;
  /** How many forged calls the other side accepted; any but zero is a breach. */
  readonly acceptedForgeries: () => number;
}

// Late calls pile up to this many before the oldest is let through: twice the attempts that a betwin has, so that a
// late bet arrives behind its own rollback.
const MOST_LATE = 8;

/** Whether an answer says that the call was carried out; SOFTSWISS says so by the HTTP status. */
export type IsAccepted = (httpStatus: number, body: string) => boolean;

const discard = async (response: Response): Promise<void> => void (await response.arrayBuffer());

// The amount where there is one: what a forger would be after.
const FORGED_DIGIT = /(?<="amount":"?)\d|\d(?=\D*$)/;

const forged = (request: SignedRequest): SignedRequest => ({
  ...request,
  body: request.body.replace(FORGED_DIGIT, (digit) => String((Number(digit) + 1) % 10)),
});

/** A line between a vendor and an operator on which `next` says what befalls each call. */
export const createSimulator = (
  fetch: Fetch,
  next: () => Mishap | 'none',
  isAccepted: IsAccepted = (httpStatus) => httpStatus === 200,
): Simulator => {
  const late: (() => Promise<unknown>)[] = [];
  let acceptedForgeries = 0;

  const meet: Record<Mishap | 'none', Fetch> = {
    none: fetch,
    drop_request: () => Promise.reject(new TypeError('the request was lost')),
    drop_reply: async (url, request) => {
      await discard(await fetch(url, request));
      throw new TypeError('the reply was lost');
    },
    duplicate: async (url, request) => {
      const [first, second] = await Promise.all([fetch(url, request), fetch(url, request)]);
      await discard(first);
      return second;
    },
    late: (url, request) => {
      // Its own signal may have run out by the time it arrives.
      const patient = { ...request, signal: new AbortController().signal };
      late.push(async () => discard(await fetch(url, patient)));
      return Promise.reject(new TypeError('no answer in time'));
    },
    forge: async (url, request) => {
      const answer = await fetch(url, forged(request));
      if (isAccepted(answer.status, await answer.text())) acceptedForgeries += 1;
      return fetch(url, request);
    },
  };

  return {
    fetch: async (url, request) => {
      if (late.length > MOST_LATE) await late.shift()?.();
      return meet[next()](url, request);
    },
    settle: async () => {
      for (const deliver of late.splice(0).reverse()) await deliver();
    },
    acceptedForgeries: () => acceptedForgeries,
  };
};
