import type { identity } from '@hintha/contract';
import { type Caller, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { checkCode } from '../one-time-codes/check-code.ts';
import { sendCode } from '../one-time-codes/send-code.ts';
import { takeAttempt } from '../passwords/check-password.ts';
import { NOBODYS_PASSWORD, verifyPassword } from '../passwords/hash-password.ts';
import { clearAttempts } from '../passwords/password-store.ts';
import type { AccountCredentials, VerifiedFactor } from '../types.ts';
import { checkAuthenticator } from './check-authenticator.ts';
import { findCredentials, holdPassword } from './credential-store.ts';

const NOTHING: VerifiedFactor = { spend: async () => undefined };

/**
 * Verifies the password of the account, where it has one, and a code of its strongest second factor, where it has any.
 * What was verified is spent by `spend`, in the transaction of the change it is for.
 */
export const proveOwner = async (
  ctx: AppContext,
  accountId: bigint,
  proof: identity.Proof,
): Promise<VerifiedFactor> => {
  const keys = await findCredentials(ctx.db, accountId);
  if (keys === undefined) throw new BusinessError('proof_needed');
  const { password, method } = readPresented(keys, proof);
  if (password !== null) await provePassword(ctx, keys, password);
  const code =
    method === null
      ? NOTHING
      : await checkFactor(ctx, keys, { method, code: proof.code }).catch(throwFactorError);
  return {
    spend: async (tx) => {
      if (!(await holdPassword(tx, accountId, keys.password))) throw wrong();
      await code.spend(tx);
    },
  };
};

/** What the account has to be known by and the proof holds; null for what the account does not have. */
const readPresented = (
  keys: AccountCredentials,
  proof: identity.Proof,
): { password: string | null; method: FactorMethod | null } => {
  const password = keys.password === NOBODYS_PASSWORD ? null : proof.password.trim();
  const methods = secondFactors(keys);
  const method = methods.find((one) => one === proof.method) ?? null;
  const nothing = password === null && methods.length === 0;
  if (nothing || password === '' || (methods.length > 0 && method === null))
    throw new BusinessError('proof_needed');
  if (method !== null && proof.code.trim() === '') throw factorErrorOf('code_missing');
  return { password, method };
};

const provePassword = async (ctx: AppContext, keys: AccountCredentials, password: string): Promise<void> => {
  await takeAttempt(ctx, keys.accountId);
  if (!(await verifyPassword(ctx, keys.password, password))) throw wrong();
  await clearAttempts(ctx.db, keys.accountId, ctx.clock.now());
};

/** A change may hold a second code, that of a new phone or mail address: the error names the one it is about. */
const throwFactorError = (error: unknown): never => {
  if (!(error instanceof BusinessError) || !error.code.startsWith('code_')) throw error;
  throw factorErrorOf(error.code);
};

const factorErrorOf = (code: BusinessError['code']): BusinessError =>
  new BusinessError(code, { fields: [{ field: 'proof.code', problem: 'wrong' }] });

const wrong = (): BusinessError =>
  new BusinessError('old_password_wrong', { fields: [{ field: 'proof.password', problem: 'wrong' }] });

/** Whether the code proves, by the method, that a change of the account is its owner's. */
export const checkFactor = (
  ctx: AppContext,
  keys: AccountCredentials,
  { method, code }: { method: FactorMethod; code: string },
): Promise<VerifiedFactor> => {
  if (method === 'authenticator') return checkAuthenticator(ctx, keys.accountId, code);
  const { recipient = '' } = recipientOf(keys, method) ?? {};
  return checkCode(ctx, { purpose: 'proof', recipient, code, device: null });
};

export type FactorMethod = 'sms' | 'email' | 'authenticator';

/** The second factors that are open to an account; an authenticator rules out the weaker ones. */
export const secondFactors = ({ mobile, email, hasAuthenticator }: AccountCredentials): FactorMethod[] => {
  if (hasAuthenticator) return ['authenticator'];
  const methods: FactorMethod[] = [];
  if (mobile !== null) methods.push('sms');
  if (email !== null) methods.push('email');
  return methods;
};

/** Where a code of the method goes; undefined when none is sent. */
export const recipientOf = (
  { mobile, email }: AccountCredentials,
  method: identity.SecondFactor,
): { channel: 'sms' | 'mail'; recipient: string } | undefined => {
  if (method === 'sms' && mobile !== null) return { channel: 'sms', recipient: mobile };
  if (method === 'email' && email !== null) return { channel: 'mail', recipient: email };
  return undefined;
};

/** Sends the code that a change asks for to the phone or mail address of the caller's account. */
export const sendFactorCode = async (
  ctx: AppContext,
  caller: Caller,
  asked: { method: 'sms' | 'email'; ip: string; language: string },
): Promise<number> => {
  const { method, ip, language } = asked;
  const keys = await findCredentials(ctx.db, caller.accountId);
  const way = keys && secondFactors(keys).includes(method) ? recipientOf(keys, method) : undefined;
  if (way === undefined) throw new BusinessError('not_enabled');
  return sendCode(ctx, { purpose: 'proof', ...way, language, ip, device: null });
};
