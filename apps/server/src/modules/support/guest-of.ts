import { type Caller, type Cookies, randomToken } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { hashToken, networkKey } from '../identity/index.ts';
import type { Guest } from './types.ts';

/** The cookie by which a browser without an account finds its chat and its cases again. */
const COOKIE = 'guest';
const TOKEN = /^[\w-]{43}$/;
const BITS = 256;
const KEPT_SECONDS = 400 * 24 * 60 * 60;
const TRIAL = 4;

interface Call {
  readonly caller: Caller | null;
  readonly cookies: Pick<Cookies, 'get'>;
  readonly ip: string;
}

/** Who calls; a browser that is not known yet gets its secret here. */
export const guestOf = ({ random }: AppContext, call: Call & { readonly cookies: Cookies }): Guest => {
  const token = tokenIn(call) ?? randomToken(random, BITS);
  call.cookies.set(COOKIE, token, KEPT_SECONDS);
  return toGuest(call, token);
};

/** Who calls, if it can have anything here: a member, or a browser that has its secret. */
export const knownGuest = (call: Call): Guest | undefined => {
  const token = tokenIn(call);
  if (token === undefined && !isMember(call.caller)) return undefined;
  return toGuest(call, token ?? '');
};

const tokenIn = ({ cookies }: Call): string | undefined => {
  const token = cookies.get(COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
};

const toGuest = ({ caller, ip }: Call, token: string): Guest => ({
  accountId: isMember(caller) ? caller.accountId : null,
  account: isMember(caller) ? caller.account : '',
  hash: hashToken(token),
  network: networkKey(ip),
});

// A trial is over before anybody could answer it.
const isMember = (caller: Caller | null): caller is Caller => caller !== null && caller.type !== TRIAL;
