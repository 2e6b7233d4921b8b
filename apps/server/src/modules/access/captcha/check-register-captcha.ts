import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { answerCaptcha, type CaptchaAnswer } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';

/** Refuses a registration without the right answer, where the site's configuration asks for one. */
export const checkRegisterCaptcha = async (house: House, answer: CaptchaAnswer): Promise<void> => {
  const { registerCaptcha } = await readSettings(house.db);
  if (registerCaptcha && !(await answerCaptcha(house, answer)))
    throw new Refusal('captcha_failed', { captcha: true });
};
