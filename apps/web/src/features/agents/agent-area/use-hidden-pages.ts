import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import type { AgentPage, ContractPage } from '../../../shared/modals.ts';
import { useSession } from '../../../shared/session.ts';

const PAGES: readonly ContractPage[] = ['dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary'];

/** The pages of contracts that the server's flags leave out; all of them until it has answered. */
export const useHiddenPages = (): ReadonlySet<AgentPage> => {
  const username = useSession((session) => session.username);
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
  return new Set(PAGES.filter((page) => !isOn[page]));
};
