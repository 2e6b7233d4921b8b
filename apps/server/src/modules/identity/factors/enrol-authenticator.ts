import type { identity } from '@hintha/contract';
import { type Caller, BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import { seal } from '../encryption/seal.ts';
import { confirmRow, deleteAuthenticator, findAuthenticator, prepareRow } from './authenticator-store.ts';
import { authenticatorUri, tryCode, writeSecret } from './check-authenticator.ts';
import { noteCredentialChange } from './credential-store.ts';
import { proveOwner } from './prove-owner.ts';

const SECRET_BYTES = 20;

/** What an authenticator takes in, by hand or from a picture. */
export interface Prepared {
  secret: string;
  uri: string;
}

/** Draws a secret for the caller's account, which counts once a code of it was verified; the one before it is forgotten. */
export const prepareAuthenticator = async (ctx: AppContext, caller: Caller): Promise<Prepared> => {
  const secret = ctx.random.bytes(SECRET_BYTES);
  const { factorKey } = ctx.config;
  const sealed = seal({ random: ctx.random, factorKey }, caller.accountId, secret);
  const row = { accountId: caller.accountId, secret: sealed, at: ctx.clock.now() };
  if (!(await prepareRow(ctx.db, row))) throw new BusinessError('authenticator_present');
  return { secret: writeSecret(secret), uri: authenticatorUri(caller.account, secret) };
};

/** Takes the prepared authenticator into use for a code of it and the proof that the account had to give so far. */
export const confirmAuthenticator = async (
  ctx: AppContext,
  { accountId }: Caller,
  { authenticatorCode, proof }: { authenticatorCode: string; proof: identity.Proof },
): Promise<void> => {
  const authenticator = await findAuthenticator(ctx.db, accountId);
  if (authenticator === undefined) throw new BusinessError('code_wrong');
  if (authenticator.confirmed) throw new BusinessError('authenticator_present');
  const proven = await proveOwner(ctx, accountId, proof);
  const step = await tryCode(ctx, accountId, { authenticator, code: authenticatorCode });
  const confirmation = { accountId, secret: authenticator.secret, step, at: ctx.clock.now() };
  await transaction(ctx.db, async (tx) => {
    await proven.spend(tx);
    if (!(await confirmRow(tx, confirmation))) throw new BusinessError('code_wrong');
    await notifyOwner(ctx, tx, accountId, 'authenticator');
  });
};

/** Takes the authenticator off the caller's account, for a last code of it. */
export const removeAuthenticator = async (
  ctx: AppContext,
  { accountId }: Caller,
  proof: identity.Proof,
): Promise<void> => {
  const proven = await proveOwner(ctx, accountId, proof);
  await transaction(ctx.db, async (tx) => {
    await proven.spend(tx);
    if (!(await deleteAuthenticator(tx, accountId))) return;
    await noteCredentialChange(tx, accountId, ctx.clock.now());
    await notifyOwner(ctx, tx, accountId, 'authenticator');
  });
};
