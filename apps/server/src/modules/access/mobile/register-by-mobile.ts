import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isFlagOn } from '../../site/index.ts';
import { checkCode } from '../codes/check-code.ts';
import { createAccount } from '../create-account.ts';
import { enterAccount } from '../enter-account.ts';
import { hashPassword, NOBODYS_PASSWORD } from '../password.ts';
import { checkPassword } from '../passwords/check-password.ts';
import type { Origin, SignedIn } from '../types.ts';
import { setMobile } from './mobile-store.ts';
import { readNumber, type AskedNumber } from './read-number.ts';

export interface MobileRegistration extends AskedNumber {
  readonly verificationCode: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly ageAndTermsAccepted: boolean;
}

/** Opens an account for a phone that has shown its code, with a password only where the flag asks for one. */
export const registerByMobile = async (
  house: House,
  asked: MobileRegistration,
  origin: Origin,
): Promise<SignedIn> => {
  if (!(await isFlagOn(house.db, 'MOBILENUMREG3'))) throw new Refusal('not_enabled');
  const mobile = readNumber(asked);
  if (!asked.ageAndTermsAccepted) throw new Refusal('terms_not_accepted');
  const withPassword = await isFlagOn(house.db, 'MOBILENUMPASSREG3');
  const password = withPassword ? await checkedPassword(house, asked) : null;
  const code = await checkCode(house, {
    purpose: 'register',
    recipient: mobile,
    code: asked.verificationCode,
  });
  // Nothing hashes to this, so an account without a password is opened by its phone alone.
  const passwordHash = password === null ? NOBODYS_PASSWORD : await hashPassword(house.random, password);
  const accountId = await transaction(house.db, async (tx) => {
    await code.spend(tx);
    const id = await createAccount(tx, { name: drawName(house), type: 0, passwordHash, demo: false });
    if (!(await setMobile(tx, id, mobile))) throw new Refusal('mobile_taken');
    return id;
  });
  return enterAccount(house, accountId, origin);
};

const checkedPassword = async (house: House, asked: MobileRegistration): Promise<string> => {
  const [password, confirmation] = [asked.password.trim(), asked.confirmPassword.trim()];
  await checkPassword(house, 'password', password);
  if (password !== confirmation)
    throw new Refusal('inconsistent_twice', { fields: [{ field: 'confirmPassword', problem: 'differs' }] });
  return password;
};

const NAME_BYTES = 6;

/** A name that says nothing of the number; 48 bits, so that two are never the same. */
const drawName = ({ random }: House): string =>
  `u${BigInt(`0x${Buffer.from(random.bytes(NAME_BYTES)).toString('hex')}`)
    .toString(36)
    .padStart(10, '0')}`;
