import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { serverNow } from '../../../shared/clock.ts';
import { useSession } from '../../../shared/session.ts';
import { spanOfUnit, type Unit } from './spans.ts';

export type CashFlowReply = Reply<'readCashFlow'>;
export type Flow = CashFlowReply['whole'];

/** The own money up to today; the figures before stay while the next are on their way. */
export const useCashFlow = (unit: Unit) => {
  const who = useSession((session) => session.username);
  const { from, to } = spanOfUnit(unit, serverNow());
  return useQuery({
    queryKey: ['readCashFlow', who, unit, from, to],
    queryFn: async ({ signal }) => call('readCashFlow', { query: { from, to, unit }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** A loss is called one. */
export const useVerdict = () => {
  const { t } = useTranslation('account');
  return (play: string): string => {
    if (!/[1-9]/.test(play)) return t('cashFlow.even');
    return play.startsWith('-') ? t('cashFlow.loss') : t('cashFlow.gain');
  };
};
