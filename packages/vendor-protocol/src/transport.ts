/** Time as a calling side needs it; handed in, so that a test never waits. */
export interface Clock {
  /** A clock that never goes back; only differences of it mean anything. */
  readonly nowMs: () => number;
  readonly sleep: (durationMs: number) => Promise<void>;
  /** A signal that aborts once the time has passed. */
  readonly timeout: (durationMs: number) => AbortSignal;
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  sleep: (durationMs) => new Promise((resolve) => void setTimeout(resolve, durationMs)),
  timeout: (durationMs) => AbortSignal.timeout(durationMs),
};

/** What goes out: the bytes and, in a header, the signature over them. */
export interface SignedRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly redirect: 'error';
  readonly signal: AbortSignal;
}

/** The part of the web's `fetch` that a client needs. */
export type Fetch = (url: string, request: SignedRequest) => Promise<Response>;

/** How long one attempt and all attempts of one call may take, and how long to wait after the nth that failed. */
export interface Budget {
  readonly attemptMs: number;
  readonly envelopeMs: number;
  readonly pauseMs: (failed: number) => number;
}

/** The other side of an integration and how calls to it are signed. */
export interface TransportSettings {
  readonly baseUrl: string;
  readonly sign: (body: string) => Readonly<Record<string, string>>;
  readonly budget: Budget;
  readonly fetch?: Fetch | undefined;
  readonly clock?: Clock | undefined;
}

interface Outgoing {
  readonly path: string;
  readonly body: string;
  readonly mostAttempts: number;
  /** A reply that is longer is no answer. */
  readonly maxReplyBytes: number;
}

/** Reads what came back; `no_answer` where it does not say what the other side did. */
type Read<Reading> = (httpStatus: number, body: Uint8Array) => Reading | 'no_answer';

/** Sends the same bytes once or more, until there is an answer or the budget is spent. */
export type Send = <Reading>(
  outgoing: Outgoing,
  read: Read<Reading>,
) => Promise<{ readonly reading: Reading | 'no_answer'; readonly attempts: number }>;

/** Reads the body without ever holding more than that. */
const readBody = async (response: Response, maxBytes: number): Promise<Uint8Array | 'too_large'> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return 'too_large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Throws at once on an address that is none, before any money depends on it. */
export const createTransport = (settings: TransportSettings): Send => {
  const { sign, budget, fetch = globalThis.fetch, clock = systemClock } = settings;
  const base = new URL(settings.baseUrl).href.replace(/\/+$/, '');

  const attempt = async <Reading>(
    { path, body, maxReplyBytes }: Outgoing,
    headers: Readonly<Record<string, string>>,
    timeoutMs: number,
    read: Read<Reading>,
  ): Promise<Reading | 'no_answer'> => {
    const signal = clock.timeout(timeoutMs);
    try {
      const response = await fetch(base + path, { method: 'POST', headers, body, redirect: 'error', signal });
      const received = await readBody(response, maxReplyBytes);
      return received === 'too_large' ? 'no_answer' : read(response.status, received);
    } catch {
      // A closed port, a cut line and a timeout look alike from here: nothing is known.
      return 'no_answer';
    }
  };

  return async (outgoing, read) => {
    const headers = { 'content-type': 'application/json', ...sign(outgoing.body) };
    const endsAtMs = clock.nowMs() + budget.envelopeMs;
    for (let attempts = 1; ; attempts += 1) {
      // Timers take whole milliseconds only, and a sleep may have run past the end.
      const leftMs = Math.max(1, Math.ceil(endsAtMs - clock.nowMs()));
      const reading = await attempt(outgoing, headers, Math.min(budget.attemptMs, leftMs), read);
      if (reading !== 'no_answer') return { reading, attempts };
      const pauseMs = budget.pauseMs(attempts);
      const isSpent = attempts >= outgoing.mostAttempts || clock.nowMs() + pauseMs >= endsAtMs;
      if (isSpent) return { reading: 'no_answer', attempts };
      await clock.sleep(pauseMs);
    }
  };
};
