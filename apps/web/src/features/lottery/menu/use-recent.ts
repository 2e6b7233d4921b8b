import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useSession } from '../../../shared/session.ts';

const MOST = 6;

/** The codes of the lotteries that the member has bet on last; none for a visitor. */
export const useRecentCodes = (): string[] => {
  const language = useLanguage((state) => state.language);
  const { token, username } = useSession();
  const { data } = useQuery({
    queryKey: ['listRecentLotteries', username, language],
    queryFn: async ({ signal }) =>
      call('listRecentLotteries', { query: { pageSize: MOST, language }, signal }),
    enabled: token !== null,
    staleTime: 0,
  });
  return token === null ? [] : (data ?? []).map(({ gameCode }) => gameCode);
};
