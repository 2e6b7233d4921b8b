import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { setServerTime } from '../../shared/clock.ts';
import { opensSoon, useNavigation } from '../../shared/game-menus.ts';
import { useLanguage } from '../../shared/language.ts';

export type Lottery = Reply<'readLotteryMenus'>['menus'][number]['games'][number];

export interface Listed {
  /** By the clock that decides what is in time. */
  readonly now: number;
  readonly lotteries: readonly Lottery[];
}

const EVERY_MS = 60_000;

/** Whether an area can be played in. */
export const useIsOpen = (category: string): boolean =>
  useNavigation().some(({ menu }) => menu.gameCategory === category && !opensSoon(menu));

/** What parts of the page read of the lotteries, which all of them ask for once. */
export const useLotteries = <Read>(enabled: boolean, select: (listed: Listed) => Read) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['home', 'lotteries', language],
    queryFn: async ({ signal }): Promise<Listed> => {
      const { now, menus } = await call('readLotteryMenus', { query: { language }, signal });
      setServerTime(now);
      return { now, lotteries: menus.flatMap(({ games }) => games) };
    },
    select,
    refetchInterval: EVERY_MS,
    enabled,
  });
};
