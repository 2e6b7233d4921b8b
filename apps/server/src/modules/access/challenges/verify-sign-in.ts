import type { access } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findPayeeName } from '../../members/index.ts';
import { checkCode } from '../codes/check-code.ts';
import { noteFailure } from '../devices/note-sign-in.ts';
import { checkAuthenticator } from '../factors/check-authenticator.ts';
import { findKeys } from '../factors/key-store.ts';
import { recipientOf } from '../factors/second-factors.ts';
import type { Shown } from '../factors/types.ts';
import { hashToken } from '../hash-token.ts';
import { openSession } from '../open-session.ts';
import type { Origin, SignedIn } from '../types.ts';
import {
  countPayeeTries,
  findChallenge,
  isLocked,
  passChallenge,
  takeTry,
  type Challenge,
} from './challenge-store.ts';
import { comparable, MOST_WRONG, MOST_WRONG_NAMES, NAMES_WINDOW_MS } from './rules.ts';

export interface SecondProof {
  readonly challengeId: string;
  readonly method: access.SecondFactor;
  readonly code: string;
}

/** Finishes a login that waited for a second proof; the session is the one that the login would have opened. */
export const verifySignIn = async (house: House, proof: SecondProof, origin: Origin): Promise<SignedIn> => {
  if (proof.code.trim() === '') throw new Refusal('code_missing');
  const challenge = await takeChallenge(house, proof);
  const shown = await look(house, challenge, proof).catch(async (thrown: unknown) => {
    if (thrown instanceof Refusal) await noteFailure(house, challenge.accountId, origin);
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
const takeChallenge = async (house: House, { challengeId, method }: SecondProof): Promise<Challenge> => {
  const waiting = { idHash: hashToken(challengeId), now: house.clock.now(), mostTries: MOST_WRONG };
  const challenge = await findChallenge(house.db, waiting);
  if (challenge === undefined) throw new Refusal('challenge_over');
  if (!challenge.methods.includes(method)) throw new Refusal('not_enabled');
  if (!(await takeTry(house.db, method, waiting))) throw new Refusal('challenge_over');
  return challenge;
};

const look = async (house: House, { accountId }: Challenge, proof: SecondProof): Promise<Shown> => {
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
