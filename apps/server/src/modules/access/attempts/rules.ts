const MINUTE_MS = 60_000;

/** After so many failures of a name or from a place a login needs a captcha, until they are so old. */
const CAPTCHA_AFTER = 3;
export const CAPTCHA_WINDOW_MS = 15 * MINUTE_MS;

/** So many failures from places that the account does not know close its password to them, for as long again. */
export const CLOSED_AFTER = 10;
export const CLOSED_WINDOW_MS = 30 * MINUTE_MS;

export interface Standing {
  /** Failures of the name and from the place within the captcha's window. */
  ofName: number;
  fromPlace: number;
  /** Whether the name is closed to places it does not know. */
  closed: boolean;
  /** Whether the account has been signed in to from the place. */
  known: boolean;
}

export const needsCaptcha = ({ ofName, fromPlace }: Standing): boolean =>
  ofName >= CAPTCHA_AFTER || fromPlace >= CAPTCHA_AFTER;

export const isShut = ({ closed, known }: Standing): boolean => closed && !known;
