import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { useTaking } from '../../../shared/bonuses/use-taking.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { OWN_ACTIVITIES } from './use-activities.ts';

const LISTS = [OWN_ACTIVITIES] as const;

/** Takes part in an activity; asked twice it is the same. */
export const useJoin = (id: string) => {
  const { t } = useTranslation('account');
  return useTaking({
    ask: () => call('joinActivity', { params: { id } }),
    say: ({ state }) => t(`bonuses.offerStates.${state}`),
    lists: LISTS,
  });
};

/** Signs for today and takes what the day brings. */
export const useSign = (id: string) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return useTaking({
    ask: (requestId) => call('claimActivity', { params: { id }, body: { requestId } }),
    say: ({ amount }) => t('promotions.activity.signed', { amount: formatMoney(amount, symbol) }),
    lists: LISTS,
  });
};
