import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';
import type { Period } from './period.ts';

export type Business = Reply<'readBusiness'>;
export type Figures = Business['total'];
export type Breakdown = Reply<'breakBusinessDown'>;
export type Part = Breakdown['rows'][number];
export type Way = 'vendor' | 'game' | 'agent';

const EVERY_MS = 60_000;

/** What a period came to, and the one before. */
export const useBusiness = ({ from, to }: Period) =>
  useQuery({
    queryKey: ['business', from, to],
    queryFn: ({ signal }) => call('readBusiness', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });

/** What the revenue of a period consists of; empty for every vendor, and for agents that stand below nobody. */
export const useBreakdown = (by: Way, { from, to }: Period, within: { vendor: string; agent: string }) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['business', by, from, to, within.vendor, within.agent, language],
    queryFn: ({ signal }) =>
      call('breakBusinessDown', { params: { by }, query: { from, to, language, ...within }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
};
