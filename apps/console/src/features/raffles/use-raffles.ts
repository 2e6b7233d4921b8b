import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { useLanguage } from '../../shared/language.ts';
import type { BadgeTone } from '../../shared/state-badge.tsx';
import { useRows } from '../../shared/table/use-rows.ts';

export type Raffle = Reply<'queueRaffles'>[number];
type Ticket = Reply<'listRaffleTickets'>[number];

/** The answers that every use case on a raffle renews. */
export const RAFFLES = 'raffles';

export const TONES: Readonly<Record<Raffle['phase'], BadgeTone>> = {
  COMING_SOON: 'gray',
  OPEN: 'jade',
  ENDED: 'amber',
  LOCKED: 'lapis',
  DRAWN: 'gold',
};

const EVERY_MS = 30_000;

/** The server tells the latest of them at once; they are few. */
export const useRaffles = () =>
  useRows<Raffle>({
    key: [RAFFLES],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({ rows: await call('queueRaffles', { signal }), next: undefined }),
  });

/** What the raffle is called in the language of the console. */
export const useRaffleName = (): ((raffle: Raffle) => string) => {
  const language = useLanguage((chosen) => chosen.language);
  return useCallback(({ names }) => (language === 'my' ? names.my : names.en), [language]);
};

/** Who has won in a raffle that was drawn. */
export const useWinners = (id: string) =>
  useQuery({
    queryKey: [RAFFLES, 'winners', id],
    queryFn: ({ signal }) => call('listRaffleWinners', { params: { id }, signal }),
  });

const PAGE = 1000;

/** Every claim of a raffle, by the numbers. */
export const readTickets = async (id: string): Promise<Ticket[]> => {
  const all: Ticket[] = [];
  let after = -1;
  for (;;) {
    const page = await call('listRaffleTickets', { params: { id }, query: { after, limit: PAGE } });
    all.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return all;
    after = Number(last.first);
  }
};
