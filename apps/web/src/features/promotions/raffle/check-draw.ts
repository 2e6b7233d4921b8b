import { verifyRaffle, type RaffleValidationError } from '@hintha/fairness';
import type { PublishedRaffle } from './use-raffles.ts';

export type Verdict =
  | { readonly outcome: 'right'; readonly numbers: readonly number[] }
  | { readonly outcome: 'differs' }
  | { readonly outcome: 'invalid'; readonly validationError: RaffleValidationError };

type RaffleRecord = Pick<
  PublishedRaffle,
  'id' | 'commitment' | 'issued' | 'voided' | 'winners' | 'prizes' | 'lock' | 'drawn'
>;

/** Draws a raffle anew from what was published and holds it against the winners that were told; null before the draw. */
export const checkDraw = (published: RaffleRecord): Verdict | null => {
  const { id, commitment, issued, voided, winners, prizes, lock, drawn } = published;
  if (lock === null || drawn === null) return null;
  const result = verifyRaffle({
    serverSeed: drawn.serverSeed,
    commitment,
    raffleId: id,
    entropy: lock.entropy,
    issued,
    voided: voided.map(({ first, last }) => [first, last] as const),
    listHash: lock.listHash,
    prizes: prizes.at(-1)?.to ?? 0,
  });
  if (typeof result === 'string') return { outcome: 'invalid', validationError: result };
  const publishedNumbers = winners
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ numero }) => Number(numero));
  return result.join() === publishedNumbers.join()
    ? { outcome: 'right', numbers: result }
    : { outcome: 'differs' };
};
