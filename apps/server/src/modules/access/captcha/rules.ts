const SECOND_MS = 1000;

/** How long a picture can be answered, and how often a new one is drawn for a place. */
export const CAPTCHA_LIFE_MS = 300 * SECOND_MS;
export const CAPTCHA_EVERY_MS = SECOND_MS;
export const CAPTCHA_LENGTH = 5;
export const CAPTCHA_COOKIE = 'captchaId';
