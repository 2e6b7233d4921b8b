const MINUTE_MS = 60_000;

/** After so many failures of a name or from a place a login needs a captcha, until they are so old. */
const CAPTCHA_AFTER = 3;
export const CAPTCHA_WINDOW_MS = 15 * MINUTE_MS;

/** So many failures from places that the account does not know close its password to them, for as long again. */
export const CLOSED_AFTER = 10;
export const CLOSED_WINDOW_MS = 30 * MINUTE_MS;

/** So many failures in a minute are a flood: a stranger needs a captcha, before anything is hashed, until it ebbs. */
export const FLOOD_FROM = 600;
export const FLOOD_WINDOW_MS = MINUTE_MS;

export interface Standing {
  ofName: number;
  fromPlace: number;
  closed: boolean;
  /** Whether the account has been signed in to from the place. */
  known: boolean;
  flooded: boolean;
}

export const needsCaptcha = ({ ofName, fromPlace, known, flooded }: Standing): boolean =>
  ofName >= CAPTCHA_AFTER || fromPlace >= CAPTCHA_AFTER || (flooded && !known);

export const isShut = ({ closed, known }: Standing): boolean => closed && !known;
