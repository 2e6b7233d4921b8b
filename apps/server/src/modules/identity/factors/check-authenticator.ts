import { BusinessError, transaction } from '@hintha/platform';
import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import type { AppContext } from '../../../app-context.ts';
import { unseal } from '../encryption/seal.ts';
import type { VerifiedFactor } from '../types.ts';
import {
  countTries,
  findAuthenticator,
  forgiveTry,
  insertTry,
  type StoredAuthenticator,
  useStep,
} from './authenticator-store.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptSettings } from '../settings.ts';

const MINUTE_MS = 60_000;

/** Whether the code is one of the account's authenticator that has not counted yet. */
export const checkAuthenticator = async (
  ctx: AppContext,
  accountId: bigint,
  code: string,
): Promise<VerifiedFactor> => {
  const authenticator = await findAuthenticator(ctx.db, accountId);
  if (authenticator?.confirmed !== true) throw new BusinessError('code_wrong');
  const step = await tryCode(ctx, accountId, { authenticator, code });
  return {
    spend: async (tx) => {
      if (!(await useStep(tx, accountId, step))) throw new BusinessError('code_wrong');
    },
  };
};

/**
 * The time step of a right code. So many wrong ones within some minutes, counted before they are looked at, and no
 * more are looked at.
 */
export const tryCode = async (
  ctx: AppContext,
  accountId: bigint,
  { authenticator, code }: { authenticator: StoredAuthenticator; code: string },
): Promise<bigint> => {
  if (code.trim() === '') throw new BusinessError('code_missing');
  const now = ctx.clock.now();
  const id = await transaction(ctx.db, async (tx) => {
    const { authenticatorAttempts, authenticatorMinutes } = await readSettings(tx, attemptSettings);
    const since = new Date(now.getTime() - authenticatorMinutes * MINUTE_MS);
    const tries = await countTries(tx, accountId, since);
    if (tries >= authenticatorAttempts) throw new BusinessError('too_many_requests');
    return insertTry(tx, accountId, now);
  });
  const secret = unseal(ctx.config.factorKey, accountId, authenticator.secret);
  const step = stepOf(secret, code.trim(), now);
  if (step === undefined || step <= authenticator.lastStep) throw new BusinessError('code_wrong');
  await forgiveTry(ctx.db, id);
  return step;
};

const ISSUER = 'Hintha';
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const CODE = /^\d{6}$/;

/** A secret as authenticators take it in: base32 without padding. */
export const writeSecret = (secret: Uint8Array): string => new ScureBase32Plugin().encode(secret);

/** What an authenticator reads from a picture. */
export const authenticatorUri = (name: string, secret: Uint8Array): string =>
  generateURI({
    issuer: ISSUER,
    label: name,
    secret: writeSecret(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });

/** The time step that a code belongs to, when it is of this step, the one before or the one after. */
export const stepOf = (secret: Uint8Array, code: string, now: Date): bigint | undefined => {
  if (!CODE.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_SECONDS,
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : undefined;
};
