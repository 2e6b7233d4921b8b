import type { contracts } from '@hintha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Asked } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { useSession } from '../../shared/session.ts';

export type Kind = contracts.ContractKind;
export type Contract = contracts.ContractView;
export type Settlement = contracts.SettlementView;
export type SettlementQuery = Omit<NonNullable<Asked<'listSettlements'>['query']>, 'pageNo' | 'pageSize'>;

export const ROOT = 'contracts';
const SHOWN = 20;
/** Windows are settled under one's eyes. */
const WINDOW_EVERY_MS = 30_000;

export const useContracts = (kind: Kind) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'list', kind],
    queryFn: async ({ signal }) => call('listContracts', { query: { kind }, signal }),
  });
};

/** The contract of a settlement, where it is among those of the page. */
export const useContract = ({ kind, contractId }: Settlement): Contract | undefined =>
  useContracts(kind).data?.find(({ id }) => id === contractId);

export const useFlags = () => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'flags'],
    queryFn: async ({ signal }) => call('readContractSettings', { signal }),
  });
};

export const useSettlements = (query: SettlementQuery, page: number) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'settlements', query, page],
    queryFn: async ({ signal }) =>
      call('listSettlements', { query: { ...query, pageNo: page, pageSize: SHOWN }, signal }),
    placeholderData: (before) => before,
    refetchInterval: query.kind === 'REALTIME' ? WINDOW_EVERY_MS : false,
  });
};

export const usePayments = (kind: Kind) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'payments', kind],
    queryFn: async ({ signal }) => call('listContractPayments', { query: { kind }, signal }),
  });
};

/** Reads everything of contracts again. */
export const useReadAgain = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [ROOT] }), [client]);
};

/** What a list says of itself while it is read and when it cannot be. */
export const useListWords = (error: unknown) => {
  const { t } = useTranslation('account');
  return {
    waiting: t('contracts.waiting'),
    failedTitle: t('contracts.failedTitle'),
    failedText: explain(error),
  };
};

/** The other party of a contract and of what it came to, as it is said. */
export const usePartyText = () => {
  const { t } = useTranslation('account');
  return ({ direction, party }: Pick<Contract, 'direction' | 'party'>): string =>
    t(direction === 'UP' ? 'contracts.from' : 'contracts.to', { party: party ?? t('contracts.operator') });
};

/** What the rate was taken of: in real time the bet of the five minutes, while the step goes by that of the day. */
export const baseOf = ({ kind, parts, volume }: Settlement): string =>
  kind === 'REALTIME' ? parts.valid : volume;

/** The words of a state of payment under `contracts.payments`. */
export const paymentWords = (state: contracts.PaymentState) => (state === 'OWED' ? 'DEBT' : state);

/** The same of a settlement, of which there may be nothing to pay, or which waits to be paid together with others. */
export const settledWords = ({ payment, amount }: Settlement) => {
  if (payment !== null) return paymentWords(payment.state);
  return /[1-9]/.test(amount) ? 'LATER' : 'NONE';
};

/** How a state of payment stands out. */
export const PAYMENT_LOOKS = {
  MANUAL: 'warning',
  DUE: 'info',
  DEBT: 'bad',
  PAID: 'good',
  LATER: 'info',
  NONE: 'plain',
} as const;
