export interface QueueCount {
  readonly state: string;
  readonly count: number;
  readonly oldestAt: number;
}

/** Several states as one. */
export const sumQueues = (
  queues: readonly QueueCount[] | undefined,
  states: readonly string[],
): { count: number; oldestAt: number } | undefined => {
  const own = (queues ?? []).filter(({ state, count }) => count > 0 && states.includes(state));
  if (own.length === 0) return undefined;
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    oldestAt: Math.min(...own.map(({ oldestAt }) => oldestAt)),
  };
};
