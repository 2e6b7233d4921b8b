import { Refusal, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { prepareRow } from './authenticator-store.ts';
import { seal } from './seal.ts';
import { authenticatorUri, writeSecret } from './totp.ts';

const SECRET_BYTES = 20;

/** What an authenticator takes in, by hand or from a picture. */
export interface Prepared {
  secret: string;
  uri: string;
}

/** Draws a secret for the caller's account, which counts once a code of it is shown; the one before it is forgotten. */
export const prepareAuthenticator = async (house: House, caller: Caller): Promise<Prepared> => {
  const secret = house.random.bytes(SECRET_BYTES);
  const { factorKey } = house.config;
  const sealed = seal({ random: house.random, factorKey }, caller.accountId, secret);
  const row = { accountId: caller.accountId, secret: sealed, at: house.clock.now() };
  if (!(await prepareRow(house.db, row))) throw new Refusal('authenticator_present');
  return { secret: writeSecret(secret), uri: authenticatorUri(caller.account, secret) };
};
