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

/**
 * An outright is all in: who did not start loses, unless the market was offered as void for them. More who share a
 * place than there are places left are a dead heat.
 */
export const scoreOutright = (
  pick: string,
  { ranking, places, absent }: OutrightResult,
  { voidIfAbsent }: { readonly voidIfAbsent: boolean },
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
