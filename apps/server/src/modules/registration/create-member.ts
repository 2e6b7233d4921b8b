import { registration } from '@hintha/contract';
import { type RandomSource, BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { bindInvited, holdLink, joinTeam } from '../agents/index.ts';
import {
  type Authenticated,
  createAccount,
  hashPassword,
  insertPaymentPassword,
  PASSWORD_IN_ORDER,
  NOBODYS_PASSWORD,
  type VerifiedCode,
  setMobile,
} from '../identity/index.ts';
import { openProfile, type Profile } from '../members/index.ts';
import { deviceFingerprint, keepFingerprint } from '../protection/index.ts';
import { type Answer, insertAnswers } from './answer-store.ts';
import { type Order, valueIn } from './check-registration.ts';
import type { RegisterForm } from './fields/types.ts';

export interface Membership {
  readonly name: string;
  /** Null for an account that its phone alone opens. */
  readonly password: string | null;
  readonly form: RegisterForm;
  /** What the registration told, checked. */
  readonly order: Order;
  /** The verified phone; null when none was asked for. */
  readonly phone: { readonly number: string; readonly verifiedCode: VerifiedCode } | null;
}

/** Creates a member's account with all that its registration told. */
export const createMember = async (
  ctx: AppContext,
  { name, password, form, order, phone }: Membership,
  device: string,
): Promise<Authenticated> => {
  // Nothing hashes to nobody's password.
  const passwordHash = (await hashGiven(ctx, password)) ?? NOBODYS_PASSWORD;
  const paymentHash = await hashGiven(ctx, order.paymentPassword || null);
  const accountId = await transaction(ctx.db, async (tx) => {
    await phone?.verifiedCode.spend(tx);
    const link = order.affiliateCode === '' ? null : await holdLink(ctx, tx, order.affiliateCode);
    const id = await createAccount(tx, { name, type: link?.type ?? 0, passwordHash, demo: false });
    await openProfile(tx, id, profileOf(order));
    await insertAnswers(tx, id, answersOf(form, order));
    if (link !== null) await joinTeam(ctx, tx, { accountId: id, link, at: ctx.clock.now() });
    if (order.referralCode !== '')
      await bindInvited(tx, { accountId: id, code: order.referralCode, at: ctx.clock.now() });
    if (phone !== null && !(await setMobile(tx, id, phone.number))) throw new BusinessError('mobile_taken');
    if (paymentHash !== null)
      await insertPaymentPassword(tx, { accountId: id, password: paymentHash, at: ctx.clock.now() });
    await keepFingerprint(tx, id, deviceFingerprint(device));
    return id;
  });
  const usingDefaultPassword = password !== null && password === ctx.config.defaultPassword;
  return newAccount(accountId, { ...PASSWORD_IN_ORDER, usingDefaultPassword });
};

/** An account that was just created is authenticated by that. */
export const newAccount = (
  accountId: bigint,
  passwordStatus: Authenticated['passwordStatus'] = PASSWORD_IN_ORDER,
): Authenticated => ({
  firstFactor: 'registration',
  accountId,
  passwordDigest: null,
  passwordStatus,
  remember: null,
});

const hashGiven = async (ctx: AppContext, password: string | null): Promise<string | null> =>
  password === null ? null : hashPassword(ctx, password, 'unrecognised');

const profileOf = (order: Order): Profile => {
  const filled = registration.PROFILE_FIELDS.map((name) => [name, order[name]]);
  const { countryDialingCode, referralCode, domain, registerUrl } = order;
  const fields = Object.fromEntries(filled) as Record<registration.ProfileFieldName, string>;
  return { ...fields, countryDialingCode, referralCode, domain, registerUrl };
};

/** What was filled in of fields that no other module keeps. */
const answersOf = ({ fields }: RegisterForm, order: Order): Answer[] =>
  fields.flatMap(({ name: field, fills }): Answer[] => {
    const value = valueIn(order, field);
    return fills === 'answers' && value !== '' ? [{ field, value }] : [];
  });

const NAME_BYTES = 6;

/** A name for an account whose owner chose none; 48 bits, so that two are never the same. */
export const generateAccountName = (random: RandomSource, prefix: string): string =>
  prefix +
  BigInt(`0x${Buffer.from(random.bytes(NAME_BYTES)).toString('hex')}`)
    .toString(36)
    .padStart(10, '0');
