import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import type { AgentPage, ContractPage } from '../../../shared/modals.ts';
import { useSession } from '../../../shared/session.ts';

const PAGES: readonly ContractPage[] = ['dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary'];

/**
 * The pages of contracts that the server's flags leave out, all of them until it has answered, and that of sub-accounts for
 * whoever opens none.
 */
export const useHiddenPages = (): ReadonlySet<AgentPage> => {
  const username = useSession((session) => session.username);
  const opensSubAccounts = useSession(({ isAgent }) => isAgent === '1' || isAgent === '2');
  const { data } = useQuery({
    queryKey: ['contracts', username, 'flags'],
    queryFn: async ({ signal }) => call('readContractSettings', { signal }),
  });
  const isOn = {
    dividend: data?.divtypeinfo === '1',
    dailyWages: data?.dailysalinfotype === '1' || data?.contractmrdailysalinfotype === '1',
    hourlySalary: data?.contracthoursalinfo === '1',
    realTimeSalary: data?.realtimesalinfotype === '1',
  };
  const hidden: readonly AgentPage[] = PAGES.filter((page) => !isOn[page]);
  return new Set(opensSubAccounts ? hidden : [...hidden, 'subAccounts']);
};
