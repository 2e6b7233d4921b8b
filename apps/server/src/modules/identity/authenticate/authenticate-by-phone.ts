import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { isFlagOn } from '../../settings/index.ts';
import { findByMobile } from '../contacts/contact-store.ts';
import { type AskedNumber, readNumber } from '../contacts/read-contact.ts';
import { checkCode, type VerifiedCode } from '../one-time-codes/check-code.ts';
import { type CodeAsker, sendCode } from '../one-time-codes/send-code.ts';
import { PASSWORD_IN_ORDER } from '../passwords/check-password.ts';
import { passwordDigest } from '../passwords/hash-password.ts';
import { isAgent } from '../rules.ts';
import type { Authenticated, RememberMe } from '../types.ts';
import { verifyPhone } from './verify-phone.ts';

export interface CodeLogin extends AskedNumber {
  readonly verificationCode: string;
  readonly device: string;
  readonly side: 'MEMBER' | 'AGENT';
  /** Whether the browser is to keep the number for a day. */
  readonly remember: boolean;
}

/** Authenticates by a phone and the code that was sent to it; no password is asked for or assessed. */
export const authenticateByCode = async (ctx: AppContext, asked: CodeLogin): Promise<Authenticated> => {
  if (!(await isFlagOn(ctx.db, 'MOBILEVERCODELOGIN3'))) throw new BusinessError('not_enabled');
  const recipient = readNumber(asked);
  const { device, verificationCode } = asked;
  const code = await checkCode(ctx, { purpose: 'login', recipient, code: verificationCode, device });
  const remember = asked.remember ? { name: asked.mobileNum, type: 'sms' as const } : null;
  return authenticateByPhone(ctx, { phone: recipient, verifiedCode: code, side: asked.side, remember });
};

export interface ProviderLogin {
  readonly firebaseIdToken: string;
  readonly side: 'MEMBER' | 'AGENT';
  /** As the caller wrote it; which account is meant is the token's to say. */
  readonly mobileNum: string;
  /** Whether the browser is to keep the number for a day. */
  readonly remember: boolean;
}

/** Authenticates the account of a phone that the provider has verified. */
export const authenticateByProvider = async (
  ctx: AppContext,
  asked: ProviderLogin,
): Promise<Authenticated> => {
  if (!(await isFlagOn(ctx.db, 'MOBILEVERCODELOGIN3'))) throw new BusinessError('not_enabled');
  const verifiedCode = await verifyPhone(ctx, asked.firebaseIdToken);
  const remember = asked.remember ? { name: asked.mobileNum, type: 'firebase' as const } : null;
  return authenticateByPhone(ctx, { phone: verifiedCode.phone, verifiedCode, side: asked.side, remember });
};

export interface VerifiedPhoneLogin {
  /** With its country, in digits alone. */
  phone: string;
  /** What verified that the phone is the caller's. */
  verifiedCode: VerifiedCode;
  side: 'MEMBER' | 'AGENT';
  remember: RememberMe | null;
}

/** The account of a verified phone. The proof is spent here, so that it opens nothing more when a second factor is due. */
const authenticateByPhone = async (ctx: AppContext, login: VerifiedPhoneLogin): Promise<Authenticated> => {
  const { phone, verifiedCode, side, remember } = login;
  const account = await findByMobile(ctx.db, phone);
  if (account === undefined) throw new BusinessError('code_wrong');
  if (account.status === 'locked') throw new BusinessError('account_locked');
  if (side === 'AGENT' && !isAgent(account.type)) throw new BusinessError('non_agent');
  await transaction(ctx.db, (tx) => verifiedCode.spend(tx));
  return {
    firstFactor: 'sms',
    accountId: account.id,
    passwordDigest: passwordDigest(account.password),
    passwordStatus: PASSWORD_IN_ORDER,
    remember,
  };
};

export interface PhoneCodeOrder extends AskedNumber {
  readonly purpose: 'login' | 'password';
}

/** Sends a code to the phone of an account. A number that no account has gets the same answer, and no message. */
export const sendPhoneCode = async (
  ctx: AppContext,
  asked: PhoneCodeOrder,
  visitor: CodeAsker,
): Promise<number> => {
  const { purpose } = asked;
  if (ctx.deliveryChannels.phones !== null) throw new BusinessError('not_enabled');
  if (purpose === 'login' && !(await isFlagOn(ctx.db, 'MOBILEVERCODELOGIN3')))
    throw new BusinessError('not_enabled');
  const recipient = readNumber(asked);
  const silent = (await findByMobile(ctx.db, recipient)) === undefined;
  return sendCode(ctx, { purpose, channel: 'sms', recipient, silent, ...visitor });
};
