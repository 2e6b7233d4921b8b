import type { contracts } from '@hintha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';

export type Kind = contracts.ContractKind;
export type Contract = contracts.ContractView;
export type Settlement = contracts.SettlementView;

const ROOT = 'contracts';
const SHOWN = 20;

export const useContracts = (kind: Kind) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'list', kind],
    queryFn: async ({ signal }) => call('listContracts', { query: { kind }, signal }),
  });
};

export const useFlags = () => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'flags'],
    queryFn: async ({ signal }) => call('readContractSettings', { signal }),
  });
};

export const useSettlements = (kind: Kind, page: number) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'settlements', kind, page],
    queryFn: async ({ signal }) =>
      call('listSettlements', { query: { kind, pageNo: page, pageSize: SHOWN }, signal }),
    placeholderData: (before) => before,
  });
};

export const usePayments = (kind: Kind) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: [ROOT, username, 'payments', kind],
    queryFn: async ({ signal }) => call('listContractPayments', { query: { kind }, signal }),
  });
};

export const useBranches = (id: string, under: string | undefined) =>
  useQuery({
    queryKey: [ROOT, 'members', id, under],
    queryFn: async ({ signal }) =>
      call('listSettlementMembers', { params: { id }, query: { under }, signal }),
  });

export const useMemberBets = (id: string, account: string) =>
  useQuery({
    queryKey: [ROOT, 'bets', id, account],
    queryFn: async ({ signal }) => call('listSettlementBets', { params: { id }, query: { account }, signal }),
  });

/** Reads everything of contracts again. */
export const useReadAgain = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [ROOT] }), [client]);
};

/** The words of a state of payment under `contracts.payments`. */
export const paymentWords = (state: contracts.PaymentState | undefined) => {
  if (state === undefined) return 'NONE';
  return state === 'OWED' ? 'DEBT' : state;
};
