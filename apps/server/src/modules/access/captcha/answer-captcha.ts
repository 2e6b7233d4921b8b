import { timingSafeEqual } from 'node:crypto';
import type { House } from '../../../house.ts';
import { hashAnswer, hashCaptchaId } from './captcha-hash.ts';
import { takeCaptcha } from './captcha-store.ts';
import { CAPTCHA_LIFE_MS } from './rules.ts';

/** What a caller says to the picture it was shown. */
export interface CaptchaAnswer {
  id: string | undefined;
  text: string | undefined;
}

/** Whether the answer is right, in any case; a picture is used up by its first answer, right or wrong. */
export const answerCaptcha = async (house: House, { id, text = '' }: CaptchaAnswer): Promise<boolean> => {
  if (id === undefined || text.trim() === '') return false;
  const since = new Date(house.clock.now().getTime() - CAPTCHA_LIFE_MS);
  const wanted = await takeCaptcha(house.db, hashCaptchaId(id), since);
  return wanted !== undefined && timingSafeEqual(wanted, hashAnswer(id, text));
};
