import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { useTaking } from '../../shared/bonuses/use-taking.ts';
import { setUnread } from '../../shared/unread/unread.ts';
import { LISTS, type Mission } from './use-missions.ts';
import { useMissionWords } from './use-mission-words.ts';

/** Claims the reward of a mission in its period. */
export const useClaimMission = ({ id, period, title }: Mission) => {
  const { t } = useTranslation('account');
  const words = useMissionWords();
  return useTaking({
    ask: async (requestId) => {
      const given = await call('claimMission', { body: { missionId: id, period, requestId } });
      setUnread({ missionCount: given.missionCount });
      return given;
    },
    say: ({ reward }) => t('missions.claimed', { title, reward: words.reward(reward) }),
    lists: LISTS,
  });
};
