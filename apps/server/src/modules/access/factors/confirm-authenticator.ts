import type { access } from '@hintha/contract';
import { Refusal, transaction, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { confirmRow, findAuthenticator } from './authenticator-store.ts';
import { tryCode } from './check-authenticator.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import { proveOwner } from './prove-owner.ts';

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
    await tellOwner(house, tx, accountId, 'authenticator');
  });
};
