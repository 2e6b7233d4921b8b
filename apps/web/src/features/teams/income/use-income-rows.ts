import { openAgentPage } from '../../../shared/account-area/agent-query.ts';
import { useSession } from '../../../shared/session.ts';
import { ask } from '../parts/asked.ts';
import type { Kind } from './income.ts';

const TYPES = {
  rebates: 'BONUS',
  salaryIn: 'SALARY',
  salaryOut: 'SALARY',
  dividendIn: 'DIVIDEND',
  dividendOut: 'DIVIDEND',
} as const;

/**
 * The way to what an income is made of: the movements of the agent's own account, of one day or of the period. The rebates
 * of a period are shared out by days.
 */
export const useIncomeRows = () => {
  const account = useSession((session) => session.username);
  return (kind: Exclude<Kind, 'net'>, day?: string): void => {
    if (kind === 'rebates' && day === undefined) return ask({ view: 'rebates' });
    const days = day === undefined ? {} : { period: '', from: day, to: day };
    return openAgentPage('accountDetails', { account, type: TYPES[kind], ...days });
  };
};
