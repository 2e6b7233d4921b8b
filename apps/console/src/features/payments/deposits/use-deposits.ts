import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';
import type { BadgeTone } from '../../../shared/state-badge.tsx';

export type QueuedDeposit = Reply<'queueDeposits'>[number];
export type DepositState = QueuedDeposit['deposit']['state'];

/** The answers that every use case on a deposit renews. */
export const DEPOSITS = 'deposits';

/** These wait for staff; together they are the queue. */
export const WAITING: readonly DepositState[] = ['SUBMITTED', 'MATCHING', 'REVIEW'];

export const TONES: Readonly<Record<DepositState, BadgeTone>> = {
  CREATED: 'gray',
  AWAITING: 'lapis',
  SUBMITTED: 'lapis',
  MATCHING: 'lapis',
  REVIEW: 'amber',
  CREDITED: 'jade',
  EXPIRED: 'gray',
  REJECTED: 'cin',
  FAILED: 'cin',
  CHARGEBACK: 'cin',
};

/** The views of the queue: what waits, then single states. */
export const VIEWS = [
  '',
  'REVIEW',
  'AWAITING',
  'EXPIRED',
  'CREDITED',
  'REJECTED',
  'FAILED',
  'CHARGEBACK',
] as const;

const isState = (text: string): text is DepositState => Object.hasOwn(TONES, text);

export interface DepositFilters {
  readonly state: string;
  readonly q: string;
  readonly channel: string;
  readonly least: string;
  readonly most: string;
}

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const filled = (text: string) => (text === '' ? undefined : text);
const amount = (text: string) => (AMOUNT.test(text) ? text : undefined);

const queryOf = ({ state, q, channel, least, most }: DepositFilters) => ({
  state: isState(state) ? state : undefined,
  q: filled(q),
  channel: filled(channel),
  least: amount(least),
  most: amount(most),
});

const PAGE = 50;
const EVERY_MS = 15_000;

export const useDeposits = (filters: DepositFilters) =>
  useRows<QueuedDeposit>({
    key: [DEPOSITS, filters],
    everyMs: EVERY_MS,
    fetch: async (after, signal) => {
      const rows = await call('queueDeposits', {
        query: { ...queryOf(filters), after, limit: PAGE },
        signal,
      });
      return { rows, next: rows.length === PAGE ? rows.at(-1)?.deposit.id : undefined };
    },
  });

/** A deposit that is not among the rows, because somebody came by its address or it has moved on. */
export const useDeposit = (id: string | undefined, row: QueuedDeposit | undefined) =>
  useQuery({
    queryKey: [DEPOSITS, 'one', id],
    queryFn: ({ signal }) => call('readOrder', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && row === undefined,
  });
