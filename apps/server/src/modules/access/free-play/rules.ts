const HOUR_MS = 3_600_000;

/** So many trial accounts a place may open within the window. */
export const MOST_TRIALS = 10;
export const WINDOW_MS = HOUR_MS;
