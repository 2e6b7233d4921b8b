/** Before the start opinions wander, and prices follow every few minutes; other matches change theirs at other times. */
const OPINION_MS = 5 * 60_000;

/** Since when there has been the opinion of an instant before the start. */
export const opinionSince = (startsAt: number, atMs: number): number =>
  startsAt - Math.ceil((startsAt - atMs) / OPINION_MS) * OPINION_MS;

export const nextOpinionAt = (startsAt: number, atMs: number): number =>
  Math.min(startsAt, opinionSince(startsAt, atMs) + OPINION_MS);
