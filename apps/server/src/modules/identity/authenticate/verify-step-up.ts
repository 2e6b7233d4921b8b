import type { access } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findPayeeName } from '../../members/index.ts';
import { checkAuthenticator } from '../factors/check-authenticator.ts';
import { findKeys } from '../factors/credential-store.ts';
import { recipientOf } from '../factors/prove-owner.ts';
import { checkCode } from '../one-time-codes/check-code.ts';
import { sendCode } from '../one-time-codes/send-code.ts';
import { openSession } from '../sessions/create-session.ts';
import { hashToken } from '../sessions/guard-calls.ts';
import { recordFailedLogin } from '../sessions/record-login.ts';
import type { Origin, Shown, CreatedSession } from '../types.ts';
import {
  type Challenge,
  countPayeeTries,
  findChallenge,
  isLocked,
  passChallenge,
  takeTry,
} from './challenge-store.ts';
import { comparable, MOST_WRONG, MOST_WRONG_NAMES, NAMES_WINDOW_MS } from './step-up.ts';

export interface StepUpAnswer {
  readonly challengeId: string;
  readonly method: access.SecondFactor;
  readonly code: string;
}

/** Finishes a login that waited for a second proof; the session is the one that the login would have opened. */
export const verifySignIn = async (
  house: House,
  proof: StepUpAnswer,
  origin: Origin,
): Promise<CreatedSession> => {
  if (proof.code.trim() === '') throw new Refusal('code_missing');
  const challenge = await takeChallenge(house, proof);
  const shown = await look(house, challenge, proof).catch(async (thrown: unknown) => {
    if (thrown instanceof Refusal) await recordFailedLogin(house, challenge.accountId, origin);
    throw thrown;
  });
  const signedIn = await openSession(house, challenge, origin, async (tx) => {
    if (!(await passChallenge(tx, challenge.idHash, house.clock.now()))) throw new Refusal('challenge_over');
    await shown.spend(tx);
  });
  if (signedIn !== undefined) return signedIn;
  throw new Refusal((await isLocked(house.db, challenge.accountId)) ? 'account_locked' : 'challenge_over');
};

/** The login that waits under the id, with this try counted. */
const takeChallenge = async (house: House, { challengeId, method }: StepUpAnswer): Promise<Challenge> => {
  const waiting = { idHash: hashToken(challengeId), now: house.clock.now(), mostTries: MOST_WRONG };
  const challenge = await findChallenge(house.db, waiting);
  if (challenge === undefined) throw new Refusal('challenge_over');
  if (!challenge.methods.includes(method)) throw new Refusal('not_enabled');
  if (!(await takeTry(house.db, method, waiting))) throw new Refusal('challenge_over');
  return challenge;
};

const look = async (house: House, { accountId }: Challenge, proof: StepUpAnswer): Promise<Shown> => {
  const { method, code, challengeId } = proof;
  if (method === 'authenticator') return checkAuthenticator(house, accountId, code);
  const keys = await findKeys(house.db, accountId);
  // An authenticator that was set up meanwhile shuts the weaker ways of this challenge too.
  if (keys === undefined || keys.hasAuthenticator) throw new Refusal('not_enabled');
  if (method === 'payeeName') return lookAtName(house, accountId, code);
  const way = recipientOf(keys, method);
  if (way === undefined) throw new Refusal('not_enabled');
  return checkCode(house, { purpose: 'challenge', recipient: way.recipient, code, bound: challengeId });
};

const lookAtName = async (house: House, accountId: bigint, name: string): Promise<Shown> => {
  const since = new Date(house.clock.now().getTime() - NAMES_WINDOW_MS);
  // This try is counted already.
  if ((await countPayeeTries(house.db, accountId, since)) > MOST_WRONG_NAMES)
    throw new Refusal('not_enabled');
  const known = comparable(await findPayeeName(house.db, accountId));
  if (known === '' || known !== comparable(name)) throw new Refusal('code_wrong');
  return { spend: async () => undefined };
};

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
