import { randomToken, Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { placeOf } from '../attempts/place-of.ts';
import { hashAnswer, hashCaptchaId } from './captcha-hash.ts';
import { insertCaptcha, lockCaptchaPlace, purgeCaptchas, wasDrawnSince } from './captcha-store.ts';
import { openDice } from './dice.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { CHARACTERS } from './glyphs.ts';
import { CAPTCHA_EVERY_MS, CAPTCHA_LENGTH, CAPTCHA_LIFE_MS } from './rules.ts';

const ID_BITS = 128;

export interface OpenedCaptcha {
  id: string;
  png: Buffer;
}

/** Draws a picture to be read; the place, or the holder of an earlier picture, gets one a second at most. */
export const openCaptcha = async (
  house: House,
  ip: string,
  earlierId: string | undefined,
): Promise<OpenedCaptcha> => {
  const at = house.clock.now();
  await purgeCaptchas(house.db, new Date(at.getTime() - CAPTCHA_LIFE_MS));
  const dice = openDice(house.random);
  const characters = Array.from({ length: CAPTCHA_LENGTH }, () => pick(dice.below(CHARACTERS.length)));
  const id = randomToken(house.random, ID_BITS);
  const place = placeOf(ip);
  await transaction(house.db, async (tx) => {
    await lockCaptchaPlace(tx, place);
    const asker = { place, idHash: hashCaptchaId(earlierId ?? id) };
    if (await wasDrawnSince(tx, asker, new Date(at.getTime() - CAPTCHA_EVERY_MS)))
      throw new Refusal('too_many_requests');
    const answerHash = hashAnswer(id, characters.join(''));
    await insertCaptcha(tx, { idHash: hashCaptchaId(id), answerHash, place, at });
  });
  return { id, png: drawCaptcha(characters, dice) };
};

const pick = (index: number) => {
  const character = CHARACTERS[index];
  if (character === undefined) throw new Error(`no character ${index}`);
  return character;
};
