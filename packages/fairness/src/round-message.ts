import type { ClientSeed } from './client-seed.ts';

const GAME_CODE = /^[A-Za-z0-9._-]+$/;

export const isGameCode = (text: string): boolean => GAME_CODE.test(text);

export const isNonce = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * The message whose words decide a round. No part can hold a colon, so two rounds never share a message; the
 * nonce is the round's number under one pair of seeds and is never used twice.
 */
export const roundMessage = (gameCode: string, clientSeed: ClientSeed, nonce: number): string => {
  if (!isGameCode(gameCode))
    throw new TypeError('a game code holds letters, digits, dots, hyphens, underscores');
  if (!isNonce(nonce)) throw new RangeError('a nonce is a whole number from 0');
  return `${gameCode}:${clientSeed}:${nonce}`;
};
