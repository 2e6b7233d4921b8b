import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { serverNow, setServerTime } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useSession } from '../../../shared/session.ts';
import { waitOf } from './issues.ts';

export type Lottery = Reply<'readLotteryLobby'>;
export type LotteryGame = Lottery['game'];

/** All that is needed to bet on a lottery, read again whenever a numero opens, closes or is drawn. */
export const useLottery = (gameCode: string) => {
  const language = useLanguage((state) => state.language);
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readLotteryLobby', who, gameCode, language],
    queryFn: async ({ signal }) => {
      const lobby = await call('readLotteryLobby', {
        query: { gameCode, view: 'betting', language },
        signal,
      });
      setServerTime(lobby.now);
      return lobby;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : waitOf(data, serverNow())),
  });
};
