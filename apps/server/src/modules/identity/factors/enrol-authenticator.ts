import type { access } from '@hintha/contract';
import { type Caller, Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import { seal } from '../encryption/seal.ts';
import { confirmRow, deleteAuthenticator, findAuthenticator, prepareRow } from './authenticator-store.ts';
import { authenticatorUri, tryCode, writeSecret } from './check-authenticator.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import { proveOwner } from './prove-owner.ts';

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

/** Takes the prepared authenticator into use for a code of it and the proof that the account had to give so far. */
export const confirmAuthenticator = async (
  house: House,
  { accountId }: Caller,
  { authenticatorCode, proof }: { authenticatorCode: string; proof: access.Proof },
): Promise<void> => {
  const authenticator = await findAuthenticator(house.db, accountId);
  if (authenticator === undefined) throw new Refusal('code_wrong');
  if (authenticator.confirmed) throw new Refusal('authenticator_present');
  const proven = await proveOwner(house, accountId, proof);
  const step = await tryCode(house, accountId, { authenticator, code: authenticatorCode });
  const confirmation = { accountId, secret: authenticator.secret, step, at: house.clock.now() };
  await transaction(house.db, async (tx) => {
    await proven.spend(tx);
    if (!(await confirmRow(tx, confirmation))) throw new Refusal('code_wrong');
    await holdWithdrawals(house, tx, accountId);
    await notifyOwner(house, tx, accountId, 'authenticator');
  });
};

/** Takes the authenticator off the caller's account, for a last code of it. */
export const removeAuthenticator = async (
  house: House,
  { accountId }: Caller,
  proof: access.Proof,
): Promise<void> => {
  const proven = await proveOwner(house, accountId, proof);
  await transaction(house.db, async (tx) => {
    await proven.spend(tx);
    if (!(await deleteAuthenticator(tx, accountId))) return;
    await holdWithdrawals(house, tx, accountId);
    await notifyOwner(house, tx, accountId, 'authenticator');
  });
};
