const HOUR_MS = 3_600_000;

/** How long a key is accepted after another took its place: pages that are open know the old one. */
const OVERLAP_MS = 24 * HOUR_MS;

/** A key that was retired at this instant or before is worth nothing. */
export const lastRetired = (now: Date): Date => new Date(now.getTime() - OVERLAP_MS);
