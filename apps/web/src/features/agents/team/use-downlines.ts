import { useQuery } from '@tanstack/react-query';
import { changeAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { call, type Reply } from '../../../shared/api.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import { useSession } from '../../../shared/session.ts';

type Downlines = Reply<'listDownlines'>;
export type Downline = Downlines['list'][number];
export type Place = Downlines['path'][number];

export const ORDERS = ['tree', 'newest', 'oldest'] as const;
type Order = (typeof ORDERS)[number];

interface Wanted {
  /** Whose team is shown; null for all of the agent's. */
  readonly under: string | null;
  /** A name in place of a list; empty for none. */
  readonly account: string;
  readonly order: Order;
  /** The account that the page before ended with. */
  readonly after: string | null;
}

/** The whole team in place of a part of it or an account. */
export const ALL: AgentQuery = { under: '', account: '', order: '' };

const ID = /^\d{1,18}$/u;

/** What the address asks for. */
export const wantedOf = ({ under = '', account = '', order, after = '' }: AgentQuery): Wanted => ({
  under: ID.test(under) ? under : null,
  account,
  order: ORDERS.find((one) => one === order) ?? 'tree',
  after: ID.test(after) ? after : null,
});

/** Asks for something else, from its first page on. */
export const want = (part: AgentQuery): void => changeAgentQuery({ after: '', ...part });

/** A page of the team, or the account of a name with the path that leads to it. */
export const useDownlines = ({ under, account, order, after }: Wanted) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listDownlines', username, under, account, order, after],
    queryFn: async ({ signal }) =>
      call('listDownlines', {
        query: { account, order, ...(under !== null && { under }), ...(after !== null && { after }) },
        signal,
      }),
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  });
};
