import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';

export type RoundProof = NonNullable<Reply<'readBetProof'>['proof']>;
export type DecidingDraw = NonNullable<Reply<'readBet'>['draw']>;

const keyOf = (id: string) => ['readBetProof', id];

/** What decided the round of a bet, by the word of its vendor. */
export const useRoundProof = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => call('readBetProof', { params: { id }, signal }),
    staleTime: 0,
  });

/** Has the secret seed of the round revealed; what is answered takes the place of what was known. */
export const useRevealSeed = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => call('revealBetSeed', { params: { id } }),
    onSuccess: (answer) => client.setQueryData(keyOf(id), answer),
  });
};

/** One draw of a lottery; none before it is locked. */
export const useDraw = ({ gameCode, issue }: DecidingDraw) => {
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: ['listDraws', gameCode, issue, language],
    queryFn: async ({ signal }) => call('listDraws', { query: { gameCode, issue }, signal }),
    staleTime: 0,
  });
};
