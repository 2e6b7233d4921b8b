import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { useBonusName } from '../../../shared/bonuses/use-bonus-name.ts';
import { useTaking } from '../../../shared/bonuses/use-taking.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { useSession } from '../../../shared/session.ts';
import { setUnread } from '../../../shared/unread/unread.ts';

export type Reward = Reply<'listRewards'>['list'][number];

/** The list that a claim changes. */
export const LISTS = ['listRewards'] as const;

export const useRewards = () => {
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listRewards', who],
    queryFn: async ({ signal }) => {
      const { list, rewardCount } = await call('listRewards', { signal });
      setUnread({ rewardCount });
      return list;
    },
    staleTime: 0,
  });
};

/** Takes a reward into the wallet. */
export const useClaimReward = ({ id, kind }: Reward) => {
  const { t } = useTranslation('account');
  const bonusName = useBonusName();
  const symbol = useCurrencySymbol();
  return useTaking({
    ask: async (requestId) => {
      const given = await call('claimReward', { body: { rewardId: id, requestId } });
      setUnread({ rewardCount: given.rewardCount });
      return given;
    },
    say: ({ amount }) => t('rewards.claimed', { name: bonusName(kind), amount: formatMoney(amount, symbol) }),
    lists: LISTS,
  });
};
