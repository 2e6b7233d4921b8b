import type { Asked } from '@hintha/platform';
import type { CaptchaAnswer } from './answer-captcha.ts';
import { CAPTCHA_COOKIE } from './rules.ts';

type Cookies = Asked<never, never, never, never>['cookies'];

/** The answer of a call to the picture that its cookie names. */
export const captchaOf = (cookies: Cookies, text: string | undefined): CaptchaAnswer => ({
  id: cookies.get(CAPTCHA_COOKIE),
  text,
});
