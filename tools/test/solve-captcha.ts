import type { AppContext } from '@hintha/server/src/app-context.ts';
import { CHARACTERS } from '@hintha/server/src/modules/identity/captcha/glyphs.ts';
import { openCaptcha } from '@hintha/server/src/modules/identity/captcha/open-captcha.ts';
import { randomInt } from 'node:crypto';

/** A picture that is drawn from zeros, and so can be read without eyes: its answer and the cookie that names it. */
export const solveCaptcha = async (ctx: AppContext): Promise<{ captcha: string; cookie: string }> => {
  const random = { bytes: (count: number) => (count === 4 ? new Uint8Array(4) : ctx.random.bytes(count)) };
  const place = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const { id } = await openCaptcha({ ...ctx, random }, place, undefined);
  return { captcha: (CHARACTERS[0] ?? '').repeat(5), cookie: `captchaId=${id}` };
};
