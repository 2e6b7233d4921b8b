import { useTranslation } from 'react-i18next';
import { useBonusName } from '../../shared/bonuses/use-bonus-name.ts';
import { useTaking } from '../../shared/bonuses/use-taking.ts';
import { call } from '../../shared/api.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { LISTS } from './use-bonuses.ts';

/** Claims a bonus. */
export const useClaim = (kind: string) => {
  const { t } = useTranslation('account');
  const bonusName = useBonusName();
  const symbol = useCurrencySymbol();
  return useTaking({
    ask: async (requestId) => call('claimBonus', { params: { kind }, body: { requestId } }),
    say: ({ amount }) => t('bonuses.claimed', { name: bonusName(kind), amount: formatMoney(amount, symbol) }),
    lists: LISTS,
  });
};
