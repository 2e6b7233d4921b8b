export interface Paced {
  /** Milliseconds from when a call was due until it was answered. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How many calls were answered with each HTTP status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/**
 * An open loop: so many calls a second, sent when they are due whether or not earlier ones were answered, so that a
 * server that stalls shows it.
 */
export const pace = async (
  perSecond: number,
  seconds: number,
  call: (n: number) => Promise<number>,
): Promise<Paced> => {
  const start = performance.now();
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const send = async (n: number, due: number): Promise<void> => {
    const status = await call(n);
    times.push(performance.now() - due);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const sent: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      const due = (n: number) => start + (n * 1000) / perSecond;
      while (sent.length < perSecond * seconds && due(sent.length) <= now)
        sent.push(send(sent.length, due(sent.length)));
      if (sent.length < perSecond * seconds) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
  await Promise.all(sent);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99), statuses };
};
