import type { ConsoleCall } from '@hintha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api.ts';
import { useMay } from '../../../../shared/may.ts';
import { sumQueues } from '../../../../shared/queue/sum-queues.ts';
import { TARGETS, WAITING_STATES } from '../../../../shared/queue/targets.ts';

export type QueueName = keyof typeof TARGETS | 'approvals';

/** What waits in a queue, since when the oldest, and how long it may. */
export interface Waiting {
  readonly name: QueueName;
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isLeast: boolean;
  readonly oldestAt: number | null;
  readonly targetMs: number | null;
}

const EVERY_MS = 15_000;
const MOST = 200;

const useAnswer = <Answer>(
  needs: ConsoleCall,
  key: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
) => {
  const may = useMay()(needs);
  return useQuery({
    queryKey: ['waiting', key],
    queryFn: ({ signal }) => ask(signal),
    enabled: may,
    refetchInterval: EVERY_MS,
  }).data;
};

interface Found {
  readonly rows: readonly number[];
}

/** A list that is read whole as far as a page goes: how many there are, and the instant of the oldest. */
const toWaiting = (name: QueueName, found: Found | undefined, targetMs: number | null): Waiting[] =>
  found === undefined || found.rows.length === 0
    ? []
    : [
        {
          name,
          count: found.rows.length,
          isLeast: found.rows.length >= MOST,
          oldestAt: Math.min(...found.rows),
          targetMs,
        },
      ];

/** Every queue that the roles may see and in which somebody waits. */
export const useWaiting = (): Waiting[] => {
  const orders = useAnswer('countQueues', 'orders', (signal) => call('countQueues', { signal }));
  const cases = useAnswer('queueCases', 'cases', async (signal) => ({
    rows: (await call('queueCases', { query: { limit: MOST }, signal })).map(({ openedAt }) => openedAt),
  }));
  const chats = useAnswer('listChats', 'chats', async (signal) => ({
    rows: (await call('listChats', { query: { limit: MOST }, signal })).flatMap(({ waitingSince }) =>
      waitingSince === null ? [] : [waitingSince],
    ),
  }));
  const approvals = useAnswer('listApprovals', 'approvals', async (signal) => ({
    rows: (await call('listApprovals', { query: { limit: MOST }, signal })).approvals.map(
      ({ createdAt }) => createdAt,
    ),
  }));
  const ofOrders = (['deposits', 'withdrawals', 'applications', 'redemptions'] as const).flatMap((name) => {
    const sum = sumQueues(orders?.[name], WAITING_STATES[name]);
    return sum === undefined ? [] : [{ name, ...sum, isLeast: false, targetMs: TARGETS[name] }];
  });
  return [
    ...ofOrders,
    ...toWaiting('chats', chats, TARGETS.chats),
    ...toWaiting('cases', cases, TARGETS.cases),
    ...toWaiting('approvals', approvals, null),
  ];
};
