import { registration } from '@hintha/contract';
import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import {
  type Authenticated,
  type AskedNumber,
  checkCode,
  checkName,
  type CodeAsker,
  readNumber,
  type VerifiedCode,
  sendCode,
  verifyPhone,
} from '../identity/index.ts';
import { isFlagOn } from '../settings/index.ts';
import { type Applicant, reserveAttempt } from './attempts/reserve-attempt.ts';
import { checkRegistration, type Order, readOrder } from './check-registration.ts';
import { generateAccountName, type Membership, createMember } from './create-member.ts';
import { readForm } from './fields/field-rules.ts';
import type { RegisterForm } from './fields/types.ts';

/** Creates a member's account by user name and password. */
export const register = async (
  ctx: AppContext,
  asked: Order,
  applicant: Applicant,
): Promise<Authenticated> => {
  if (!(await isFlagOn(ctx.db, 'USERNAMEREG3')) || !(await isFlagOn(ctx.db, 'DIRECTREG3'))) {
    throw new BusinessError('not_enabled');
  }
  const form = await readForm(ctx.db);
  const order = readOrder(form, asked);
  await checkRegistration(ctx, form, order);
  await checkName(ctx.db, 'username', order.username);
  await reserveAttempt(ctx, applicant);
  const phone = await provePhone(ctx, { ...asked, device: applicant.device });
  return createMember(
    ctx,
    { name: order.username, password: order.password, form, order, phone },
    applicant.device,
  );
};

/** The number of the registration, which has to be verified while the flag asks for it. */
const provePhone = async (
  ctx: AppContext,
  asked: Order & { device: string },
): Promise<Membership['phone']> => {
  if (asked.mobileNum === '' || !(await isFlagOn(ctx.db, 'REGMOBVERF3'))) return null;
  const number = readNumber(asked);
  return { number, verifiedCode: await proveNumber(ctx, number, asked) };
};

/** Creates an account for a verified phone, with a password only where the flag asks for one. */
export const registerByMobile = async (
  ctx: AppContext,
  asked: Order,
  applicant: Applicant,
): Promise<Authenticated> => {
  if (!(await isFlagOn(ctx.db, 'MOBILENUMREG3'))) throw new BusinessError('not_enabled');
  const number = readNumber(asked);
  const withPassword = await isFlagOn(ctx.db, 'MOBILENUMPASSREG3');
  const form = await readFormByPhone(ctx, withPassword);
  const order = readOrder(form, asked);
  await checkRegistration(ctx, form, order);
  await reserveAttempt(ctx, applicant);
  const verifiedCode = await proveNumber(ctx, number, { ...asked, device: applicant.device });
  const name = generateAccountName(ctx.random, 'u');
  const password = withPassword ? order.password : null;
  return createMember(
    ctx,
    { name, password, form, order, phone: { number, verifiedCode } },
    applicant.device,
  );
};

const readFormByPhone = async ({ db }: AppContext, withPassword: boolean): Promise<RegisterForm> => {
  const { fields, rules } = await readForm(db);
  return { fields, rules: registration.rulesByPhone(fields, rules, withPassword) };
};

export interface RegisterCodeOrder extends AskedNumber {
  readonly regType: 'USERNAME' | 'MOBILE';
}

/** Sends the code that a registration asks for, by user name or by the number itself. */
export const sendRegisterCode = async (
  ctx: AppContext,
  asked: RegisterCodeOrder,
  visitor: CodeAsker,
): Promise<number> => {
  if (ctx.deliveryChannels.phones !== null) throw new BusinessError('not_enabled');
  const flag = asked.regType === 'MOBILE' ? 'MOBILENUMREG3' : 'REGMOBVERF3';
  if (!(await isFlagOn(ctx.db, flag))) throw new BusinessError('not_enabled');
  const recipient = readNumber(asked);
  return sendCode(ctx, { purpose: 'register', channel: 'sms', recipient, ...visitor });
};

/** How whoever registers verifies a phone: a code of ours, or a token of the provider. */
export interface NumberVerification {
  readonly verificationCode: string;
  /** `sms` when a token takes the place of the code. */
  readonly firebaseChannel: '' | 'sms';
  readonly firebaseIdToken: string;
  readonly device: string;
}

/** Verifies the caller's number, by the one of two ways that is set up. */
const proveNumber = async (
  ctx: AppContext,
  recipient: string,
  verifiedCode: NumberVerification,
): Promise<VerifiedCode> => {
  const { device, verificationCode: code } = verifiedCode;
  if (verifiedCode.firebaseChannel === '')
    return checkCode(ctx, { purpose: 'register', recipient, code, device });
  const proven = await verifyPhone(ctx, verifiedCode.firebaseIdToken);
  if (proven.phone !== recipient) throw new BusinessError('code_wrong');
  return proven;
};
