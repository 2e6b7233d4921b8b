import type { identity } from '@hintha/contract';
import { call } from '../../../shared/api.ts';
import type { SignInMethod } from '../sign-in-methods.ts';
import type { RegisterDraft } from './register-draft.ts';

const LONGEST_ADDRESS = 2048;
const LONGEST_CODE = 64;

interface Order {
  method: SignInMethod;
  body: RegisterDraft;
  countryDialingCode: string;
  /** Whether an outside provider verifies phones, whose token then stands in the place of the code. */
  byProvider: boolean;
}

const tokenOf = ({ body: { verificationCode }, byProvider }: Order) =>
  byProvider && verificationCode !== ''
    ? ({ verificationCode: '', firebaseChannel: 'sms', firebaseIdToken: verificationCode } as const)
    : {};

/** The code of the friend who sent the address; nobody types it. */
const friendsCode = (): string =>
  (new URLSearchParams(location.search).get('referralCode') ?? '').trim().slice(0, LONGEST_CODE);

/** Opens the account of a draft, and a session with it. */
export const openAccount = async (order: Order): Promise<identity.SignedInView> => {
  const { method, body, countryDialingCode } = order;
  return call(method === 'mobile' ? 'registerByMobile' : 'register', {
    body: {
      ...body,
      ...tokenOf(order),
      referralCode: friendsCode(),
      login: true,
      domain: location.hostname,
      countryDialingCode,
      registerMethod: 'WEB',
      registerUrl: location.href.slice(0, LONGEST_ADDRESS),
    },
  });
};
