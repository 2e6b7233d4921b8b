import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import {
  countTries,
  findAuthenticator,
  forgiveTry,
  insertTry,
  useStep,
  type StoredAuthenticator,
} from './authenticator-store.ts';
import { unseal } from './seal.ts';
import { stepOf } from './totp.ts';
import type { Shown } from './types.ts';

const MOST_WRONG = 5;
const SPAN_MS = 5 * 60_000;

/** Whether the code is one of the account's authenticator that has not counted yet. */
export const checkAuthenticator = async (house: House, accountId: bigint, code: string): Promise<Shown> => {
  const authenticator = await findAuthenticator(house.db, accountId);
  if (authenticator?.confirmed !== true) throw new Refusal('code_wrong');
  const step = await tryCode(house, accountId, { authenticator, code });
  return {
    spend: async (tx) => {
      if (!(await useStep(tx, accountId, step))) throw new Refusal('code_wrong');
    },
  };
};

/**
 * The time step of a right code. Five wrong ones within five minutes, counted before they are looked at, and no
 * more are looked at.
 */
export const tryCode = async (
  house: House,
  accountId: bigint,
  { authenticator, code }: { authenticator: StoredAuthenticator; code: string },
): Promise<bigint> => {
  if (code.trim() === '') throw new Refusal('code_missing');
  const now = house.clock.now();
  const id = await transaction(house.db, async (tx) => {
    const tries = await countTries(tx, accountId, new Date(now.getTime() - SPAN_MS));
    if (tries >= MOST_WRONG) throw new Refusal('too_many_requests');
    return insertTry(tx, accountId, now);
  });
  const secret = unseal(house.config.factorKey, accountId, authenticator.secret);
  const step = stepOf(secret, code.trim(), now);
  if (step === undefined || step <= authenticator.lastStep) throw new Refusal('code_wrong');
  await forgiveTry(house.db, id);
  return step;
};
