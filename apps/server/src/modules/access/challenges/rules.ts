const MINUTE_MS = 60_000;

/** How long a login waits for its second proof, and how many wrong ones it bears. */
export const CHALLENGE_LIFE_MS = 10 * MINUTE_MS;
export const CHALLENGE_BITS = 192;
export const MOST_WRONG = 5;

/** A name can be guessed at, so an account bears few wrong ones a day, over all its challenges. */
export const MOST_WRONG_NAMES = 3;
export const NAMES_WINDOW_MS = 24 * 60 * MINUTE_MS;

/** Names are compared without regard to case, to blanks around them and to how their letters are composed. */
export const comparable = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
