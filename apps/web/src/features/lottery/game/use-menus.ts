import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { setServerTime } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';

export type LotteryMenu = Reply<'readLotteryMenus'>['menus'][number];
export type ListedLottery = LotteryMenu['games'][number];

const EVERY_MS = 15_000;

/** Every lottery by its family, each as it is now. */
export const useMenus = ({ isLive }: { isLive: boolean }) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['readLotteryMenus', language],
    queryFn: async ({ signal }) => {
      const { now, menus } = await call('readLotteryMenus', { query: { language }, signal });
      setServerTime(now);
      return menus;
    },
    refetchInterval: isLive ? EVERY_MS : false,
  });
};

/** The address of a lottery. */
export const lotteryPath = ({ gameCode, vendor }: { gameCode: string; vendor: string }): string =>
  `/lottery?${new URLSearchParams({ gameCode, vendor, playType: '' })}`;
