import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import type { BadgeTone } from '../../../shared/state-badge.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';

export type QueuedWithdrawal = Reply<'queueWithdrawals'>[number];
export type WithdrawalDetails = Reply<'readAdminWithdrawal'>;
export type Payout = WithdrawalDetails['withdrawal']['payouts'][number];
export type WithdrawalState = QueuedWithdrawal['withdrawal']['state'];

/** The answers that every use case on a withdrawal renews. */
export const WITHDRAWALS = 'withdrawals';

export const TONES: Readonly<Record<WithdrawalState, BadgeTone>> = {
  RISK: 'amber',
  REQUESTED: 'lapis',
  APPROVED: 'lapis',
  PAYING: 'lapis',
  CONFIRMING: 'lapis',
  COMPLETED: 'jade',
  REJECTED: 'cin',
  FAILED: 'cin',
};

/** The views of the queue; what has to be decided first. */
export const VIEWS = Object.keys(TONES) as readonly WithdrawalState[];

export const PAYOUT_TONES: Readonly<Record<Payout['state'], BadgeTone>> = {
  WAIT: 'amber',
  SENT: 'lapis',
  CONFIRM_WAIT: 'lapis',
  RECEIVED: 'jade',
  AUTO_RECEIVED: 'jade',
  FORCED_RECEIVED: 'jade',
  DISPUTED: 'cin',
  RESEND: 'gray',
  REFUNDED: 'gray',
};

export const isUndecided = (state: WithdrawalState): boolean => state === 'RISK' || state === 'REQUESTED';

export const isState = (text: string): text is WithdrawalState => Object.hasOwn(TONES, text);

export interface WithdrawalFilters {
  readonly state: string;
  readonly q: string;
  readonly least: string;
  readonly most: string;
}

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const filled = (text: string) => (text === '' ? undefined : text);
const amount = (text: string) => (AMOUNT.test(text) ? text : undefined);

const queryOf = ({ state, q, least, most }: WithdrawalFilters) => ({
  state: isState(state) ? state : 'RISK',
  q: filled(q),
  least: amount(least),
  most: amount(most),
});

const PAGE = 50;
const EVERY_MS = 15_000;

export const useWithdrawals = (filters: WithdrawalFilters) =>
  useRows<QueuedWithdrawal>({
    key: [WITHDRAWALS, filters],
    everyMs: EVERY_MS,
    fetch: async (after, signal) => {
      const rows = await call('queueWithdrawals', {
        query: { ...queryOf(filters), after, limit: PAGE },
        signal,
      });
      return { rows, next: rows.length === PAGE ? rows.at(-1)?.withdrawal.id : undefined };
    },
  });

/** One withdrawal with its timeline, whatever its state. */
export const useWithdrawal = (id: string) =>
  useQuery({
    queryKey: [WITHDRAWALS, 'one', id],
    queryFn: ({ signal }) => call('readAdminWithdrawal', { params: { id }, signal }),
    refetchInterval: EVERY_MS,
  });
