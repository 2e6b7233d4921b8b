import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { setServerTime } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';

export type Arenas = Reply<'listSabongArenas'>;
export type Arena = Arenas['arenas'][number];
export type Card = Reply<'readSabongCard'>;
export type Fight = Card['fights'][number];
export type Limits = Card['limits'];
export type Pick = keyof Fight['pools'];
export type Side = keyof Fight['dividends'];

const ARENAS_EVERY_MS = 15_000;
/** The stream tells what moves; this tells what a broken stream has missed. */
const CARD_EVERY_MS = 20_000;

/** The arenas, each with the fight that is on there. */
export const useArenas = () => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['listSabongArenas', language],
    queryFn: async ({ signal }) => {
      const arenas = await call('listSabongArenas', { query: { language }, signal });
      setServerTime(arenas.now);
      return arenas;
    },
    staleTime: 0,
    refetchInterval: ARENAS_EVERY_MS,
  });
};

export const cardKey = (arena: string, language: string) => ['readSabongCard', arena, language] as const;

/** The card of an arena with all of its fights. */
export const useCard = (arena: string) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: cardKey(arena, language),
    queryFn: async ({ signal }) => {
      const card = await call('readSabongCard', { params: { arena }, query: { language }, signal });
      setServerTime(card.now);
      return card;
    },
    staleTime: 0,
    refetchInterval: CARD_EVERY_MS,
  });
};
