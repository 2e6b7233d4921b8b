import { type Cookies, randomToken, BusinessError, transaction } from '@hintha/platform';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { networkKey } from '../devices/recognise-network.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptSettings } from '../settings.ts';
import {
  insertCaptcha,
  lockCaptchaNetwork,
  purgeCaptchas,
  takeCaptcha,
  wasDrawnSince,
} from './captcha-store.ts';
import { drawCaptcha, openDice } from './draw-captcha.ts';
import { CHARACTERS } from './glyphs.ts';

const ID_BITS = 128;

export interface OpenedCaptcha {
  id: string;
  png: Buffer;
  /** How long it can be answered. */
  seconds: number;
}

/** Draws a captcha; the network, or the holder of an earlier picture, gets one a second at most. */
export const openCaptcha = async (
  ctx: AppContext,
  ip: string,
  earlierId: string | undefined,
): Promise<OpenedCaptcha> => {
  const at = ctx.clock.now();
  const seconds = await readLifeSeconds(ctx);
  await purgeCaptchas(ctx.db, new Date(at.getTime() - seconds * SECOND_MS));
  const dice = openDice(ctx.random);
  const characters = Array.from({ length: CAPTCHA_LENGTH }, () => pick(dice.below(CHARACTERS.length)));
  const id = randomToken(ctx.random, ID_BITS);
  const network = networkKey(ip);
  await transaction(ctx.db, async (tx) => {
    await lockCaptchaNetwork(tx, network);
    const asker = { network, idHash: hashCaptchaId(earlierId ?? id) };
    if (await wasDrawnSince(tx, asker, new Date(at.getTime() - CAPTCHA_EVERY_MS)))
      throw new BusinessError('too_many_requests');
    const answerHash = hashAnswer(id, characters.join(''));
    await insertCaptcha(tx, { idHash: hashCaptchaId(id), answerHash, network, at });
  });
  return { id, png: drawCaptcha(characters, dice), seconds };
};

const pick = (index: number) => {
  const character = CHARACTERS[index];
  if (character === undefined) throw new Error(`no character ${index}`);
  return character;
};

/** A caller's answer to a captcha. */
export interface CaptchaAnswer {
  id: string | undefined;
  text: string | undefined;
}

/** Whether the answer is right, in any case; a picture is used up by its first answer, right or wrong. */
export const answerCaptcha = async (ctx: AppContext, { id, text = '' }: CaptchaAnswer): Promise<boolean> => {
  if (id === undefined || text.trim() === '') return false;
  const since = new Date(ctx.clock.now().getTime() - (await readLifeSeconds(ctx)) * SECOND_MS);
  const wanted = await takeCaptcha(ctx.db, hashCaptchaId(id), since);
  return wanted !== undefined && timingSafeEqual(wanted, hashAnswer(id, text));
};

/** A picture for a caller as base64, tied to it by a cookie. */
export const readCaptcha = async (ctx: AppContext, ip: string, cookies: Cookies): Promise<string> => {
  const { id, png, seconds } = await openCaptcha(ctx, ip, cookies.get(CAPTCHA_COOKIE));
  cookies.set(CAPTCHA_COOKIE, id, seconds);
  return png.toString('base64');
};

/** The answer of a call to the picture that its cookie names. */
export const captchaOf = (cookies: Cookies, text: string | undefined): CaptchaAnswer => ({
  id: cookies.get(CAPTCHA_COOKIE),
  text,
});

const hashCaptchaId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** The answer is short, so its digest is taken together with the id, which the table does not hold. */
const hashAnswer = (id: string, answer: string): Buffer =>
  createHash('sha256').update(`${id} ${answer.trim().toUpperCase()}`).digest();

const SECOND_MS = 1000;

const readLifeSeconds = async ({ db }: AppContext): Promise<number> =>
  (await readSettings(db, attemptSettings)).captchaLifeMinutes * 60;

/** How often a new picture is drawn for a network. */
const CAPTCHA_EVERY_MS = SECOND_MS;
const CAPTCHA_LENGTH = 5;
const CAPTCHA_COOKIE = 'captchaId';
