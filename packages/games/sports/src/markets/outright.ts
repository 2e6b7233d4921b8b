import { deadHeat, LOSE, type Outcome, PUSH, WIN } from '../outcome.ts';

/** How competitors of an outright ended: of the winner of a league, the best scorer of a season. */
export interface OutrightResult {
  /** From the first place on; those who share one stand together. */
  readonly ranking: readonly (readonly string[])[];
  /** So many places are paid: 1 for the winner. */
  readonly places: number;
  /** Those who did not start. */
  readonly absent: readonly string[];
}

/** What a bet on it was offered by. */
export interface OutrightTerms {
  /** Whether who did not start gives the stake back; it is lost otherwise. */
  readonly voidIfAbsent: boolean;
}

/**
 * An outright is all in: who did not start loses, unless the market was offered as void for them. More who share a
 * place than there are places left are a dead heat.
 */
export const scoreOutright = (
  pick: string,
  { ranking, places, absent }: OutrightResult,
  { voidIfAbsent }: OutrightTerms,
): Outcome => {
  if (absent.includes(pick)) return voidIfAbsent ? PUSH : LOSE;
  let left = places;
  for (const sharing of ranking) {
    if (left <= 0) return LOSE;
    if (sharing.includes(pick)) return sharing.length > left ? deadHeat(left, sharing.length) : WIN;
    left -= sharing.length;
  }
  return LOSE;
};

/** The only market of an outright; its picks are the places of the competitors in their list, from 1 on. */
export const OUTRIGHT = 'outright';

export const outrightPicks = (competitors: readonly unknown[]): string[] =>
  competitors.map((_, place) => String(place + 1));

/** Whether a result can have come about: everybody is named once at most, and the places that are paid are taken. */
export const isOutrightResult = (
  { ranking, places, absent }: OutrightResult,
  picks: readonly string[],
): boolean => {
  const named = [...ranking.flat(), ...absent];
  const isKnown = named.every((pick) => picks.includes(pick)) && new Set(named).size === named.length;
  return isKnown && ranking.every((sharing) => sharing.length > 0) && ranking.flat().length >= places;
};

/** The ranks of a standing that are paid: nothing else of it decides a bet. */
export const paidRanks = (ranking: readonly (readonly string[])[], places: number): (readonly string[])[] => {
  let taken = 0;
  return ranking.filter((sharing) => {
    const isPaid = taken < places;
    taken += sharing.length;
    return isPaid;
  });
};
