import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { setServerTime } from '../../../shared/clock.ts';
import { gameMenus } from '../../../shared/game-menus.ts';
import { useLanguage } from '../../../shared/language.ts';
import { type Listed, useIsOpen, useLotteries } from '../use-lotteries.ts';
import { soonestDraws, soonestMatches } from './soonest.ts';

const EVERY_MS = 60_000;
const DRAWS = 4;
const MATCHES = 3;
/** Matches come by their start, with those that were put off among them. */
const MATCHES_READ = 12;

const soonest = ({ now, lotteries }: Listed) => soonestDraws(lotteries, now, DRAWS);

const useMatches = (enabled: boolean) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['home', 'today', 'matches', language],
    queryFn: async ({ signal }) => {
      const { now, list } = await call('listSportsEvents', { query: { count: MATCHES_READ }, signal });
      setServerTime(now);
      return soonestMatches(list, now, MATCHES);
    },
    refetchInterval: EVERY_MS,
    enabled,
  });
};

/** What closes or starts next in the areas that are open; a part that fails is left out. */
export const useToday = () => {
  const [hasLotteries, hasSports] = [useIsOpen('LOTT'), useIsOpen('SPORTS')];
  const draws = useLotteries(hasLotteries, soonest);
  const matches = useMatches(hasSports);
  const knowsAreas = gameMenus.use(({ value, failed }) => value !== null || failed);
  return {
    draws: hasLotteries ? (draws.data ?? []) : [],
    matches: hasSports ? (matches.data ?? []) : [],
    isComing: !knowsAreas || draws.isLoading || matches.isLoading,
  };
};
