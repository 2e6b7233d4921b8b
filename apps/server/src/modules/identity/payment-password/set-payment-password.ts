import type { identity } from '@hintha/contract';
import { type Caller, BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import { fieldRules } from '../contributions.ts';
import { noteCredentialChange } from '../factors/credential-store.ts';
import { proveOwner } from '../factors/prove-owner.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { checkPaymentPassword } from './check-payment-password.ts';
import {
  clearTries,
  findPaymentPassword,
  insertPaymentPassword,
  replacePaymentPassword,
} from './payment-password-store.ts';

export interface PaymentPasswordOrder {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly proof: identity.Proof;
}

/** Gives the caller's account its withdraw password, for the old one where there is one. */
export const setPaymentPassword = async (
  ctx: AppContext,
  { accountId }: Caller,
  asked: PaymentPasswordOrder,
): Promise<void> => {
  const [typed, password] = [asked.oldPassword.trim(), asked.newPassword.trim()];
  await checkNew(ctx, password, asked.confirmNewPassword.trim());
  const before = await findPaymentPassword(ctx.db, accountId);
  if (before !== undefined && typed === '') throw businessErrorOf('not_empty', 'oldPassword', 'empty');
  const proven = await proveOwner(ctx, accountId, asked.proof);
  if (before !== undefined) await checkPaymentPassword(ctx, accountId, typed);
  const hash = await hashPassword(ctx, password);
  await transaction(ctx.db, async (tx) => {
    await proven.spend(tx);
    const order = { accountId, password: hash, at: ctx.clock.now() };
    const isSet =
      before === undefined
        ? await insertPaymentPassword(tx, order)
        : await replacePaymentPassword(tx, before, order);
    if (!isSet) throw new BusinessError('payment_password_wrong');
    await clearTries(tx, accountId);
    if (before !== undefined) await noteCredentialChange(tx, accountId, order.at);
    await notifyOwner(ctx, tx, accountId, 'paymentPassword');
  });
};

/** The rule is that of the registration, whether or not a registration asks for the field. */
const checkNew = async (ctx: AppContext, password: string, confirmation: string): Promise<void> => {
  if (password === '') throw businessErrorOf('not_empty', 'newPassword', 'empty');
  if (!(await ctx.contributions.one(fieldRules)(ctx.db, 'paymentPassword', password)))
    throw businessErrorOf('bad_request', 'newPassword', 'pattern');
  if (password !== confirmation) throw businessErrorOf('inconsistent_twice', 'confirmNewPassword', 'differs');
};

const businessErrorOf = (
  code: 'not_empty' | 'bad_request' | 'inconsistent_twice',
  field: string,
  problem: string,
): BusinessError => new BusinessError(code, { fields: [{ field, problem }] });
