import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { sendCode } from '../codes/send-code.ts';
import { findKeys } from '../factors/key-store.ts';
import { recipientOf } from '../factors/second-factors.ts';
import { hashToken } from '../hash-token.ts';
import { findChallenge } from './challenge-store.ts';
import { MOST_WRONG } from './rules.ts';

export interface ChallengeCodeOrder {
  readonly challengeId: string;
  readonly method: 'sms' | 'email';
  readonly ip: string;
  readonly language: string;
}

/** Sends the code that a waiting login asks for; it is good for that login alone. */
export const sendChallengeCode = async (house: House, asked: ChallengeCodeOrder): Promise<number> => {
  const { challengeId, method, ip, language } = asked;
  const idHash = hashToken(challengeId);
  const challenge = await findChallenge(house.db, { idHash, now: house.clock.now(), mostTries: MOST_WRONG });
  if (challenge === undefined) throw new Refusal('challenge_over');
  const keys = await findKeys(house.db, challenge.accountId);
  const way = keys && challenge.methods.includes(method) ? recipientOf(keys, method) : undefined;
  if (way === undefined) throw new Refusal('not_enabled');
  return sendCode(house, { purpose: 'challenge', ...way, language, ip, bound: challengeId });
};
