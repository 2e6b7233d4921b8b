import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { useTaking } from '../../../shared/bonuses/use-taking.ts';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { useSession } from '../../../shared/session.ts';

export type Raffle = Reply<'listRaffles'>['list'][number];
export type PerTicket = Reply<'listRaffles'>['perTicket'];
export type OwnRaffle = Reply<'listOwnRaffles'>['list'][number];
export type PublishedRaffle = Reply<'readRaffle'>;

/** What a claim changes. */
const LISTS = ['listRaffles', 'listOwnRaffles', 'readRaffle'] as const;
const OWN = ['listOwnRaffles'] as const;

/** Tickets go and raffles end while the page is open. */
const EVERY_MS = 60_000;

export const useRaffles = () =>
  useQuery({
    queryKey: ['listRaffles'],
    queryFn: async ({ signal }) => call('listRaffles', { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });

/** How the member stands to the raffles; nothing is asked without a real account. */
export const useOwnRaffles = (isFree: boolean) => {
  const who = useSession((session) => session.username);
  // Each deposit and bet moves the balance.
  useRefreshOn('balance-changed', OWN);
  return useQuery({
    queryKey: ['listOwnRaffles', who],
    queryFn: async ({ signal }) => (await call('listOwnRaffles', { signal })).list,
    enabled: isFree,
    staleTime: 0,
  });
};

/** All that is published of a raffle. */
export const useRaffle = (id: string) =>
  useQuery({
    queryKey: ['readRaffle', id],
    queryFn: async ({ signal }) => call('readRaffle', { params: { id }, signal }),
    staleTime: 0,
  });

/** Claims the tickets of a raffle. */
export const useClaimTickets = (promotionId: string) => {
  const { t } = useTranslation('account');
  return useTaking({
    ask: (requestId) => call('claimRaffle', { body: { promotionId, requestId } }),
    say: ({ added }) => t('promotions.raffles.claimed', { count: added }),
    lists: LISTS,
  });
};
