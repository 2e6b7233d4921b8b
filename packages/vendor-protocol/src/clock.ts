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
