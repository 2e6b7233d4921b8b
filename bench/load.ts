export interface Load {
  /** Calls that were answered. */
  readonly calls: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * A closed loop: so many callers, each with its next call as soon as the last one is answered. The call gets a number
 * that no other call of the loop has.
 */
export const drive = async (
  atOnce: number,
  seconds: number,
  call: (n: number) => Promise<void>,
): Promise<Load> => {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = 0;
  const caller = async () => {
    for (let now = performance.now(); now < end;) {
      await call(next++);
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  const elapsed = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { calls: times.length, perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99) };
};
