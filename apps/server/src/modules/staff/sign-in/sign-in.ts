import { randomToken, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import {
  answerCaptcha,
  type CaptchaAnswer,
  deviceDigest,
  hashToken,
  nameKey,
  NOBODYS_PASSWORD,
  networkKey,
  verifyPassword,
} from '../../identity/index.ts';
import { findKeysByName } from '../store.ts';
import type { StaffKeys } from '../types.ts';
import { isKnownDevice } from './known-device-store.ts';
import { endSession, insertSession } from './sign-in-store.ts';
import { refuseSignIn, takeAttempts } from './take-attempts.ts';

export const TOKEN_BITS = 256;

export interface Origin {
  ip: string;
  userAgent: string;
  /** What the browser is known again by. */
  device: string;
}

export interface StaffCredentials {
  name: string;
  password: string;
  captcha: CaptchaAnswer;
}

export interface StaffSignIn {
  /** Shown this one time. */
  token: string;
  hasAuthenticator: boolean;
}

/** Opens a session that is good for showing a code. An unknown name and a wrong password look and last the same. */
export const signIn = async (
  ctx: AppContext,
  { name, password, captcha }: StaffCredentials,
  { ip, userAgent, device }: Origin,
): Promise<StaffSignIn> => {
  const key = nameKey(name);
  const staff = await findKeysByName(ctx.db, key);
  const known = await isKnownDevice(ctx.db, key, deviceDigest(device));
  const tried = known ? keysWithDevice(key, device) : keysFrom(key, ip);
  const answered = await answerCaptcha(ctx, captcha);
  const forgive = await takeAttempts(ctx, { tried, staffId: staff?.id, ip, answered });
  const priority = known ? 'known' : 'unrecognised';
  const right = await verifyPassword(ctx, staff?.password ?? NOBODYS_PASSWORD, password, priority);
  if (staff === undefined || !right)
    return refuseSignIn(ctx, { staffId: staff?.id, ip, code: 'wrong_credentials' });
  await forgive();
  if (staff.status === 'locked') return refuseSignIn(ctx, { staffId: staff.id, ip, code: 'account_locked' });
  return openEntry(ctx, staff, { ip, userAgent });
};

/** Opens the session that waits for a code, unless the account was locked or got another password meanwhile. */
const openEntry = async (
  ctx: AppContext,
  staff: StaffKeys,
  { ip, userAgent }: Pick<Origin, 'ip' | 'userAgent'>,
): Promise<StaffSignIn> => {
  const token = randomToken(ctx.random, TOKEN_BITS);
  const opened = await transaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const session = { tokenHash: hashToken(token), staffId: staff.id, complete: false, at, ip, userAgent };
    if (!(await insertSession(tx, session, staff.password))) return false;
    await recordAudit(tx, {
      actor: actorOf({ staffId: staff.id, name: staff.name }),
      action: 'session.begin',
      subject: `staff:${staff.id}`,
      details: { ip },
    });
    return true;
  });
  if (!opened) return refuseSignIn(ctx, { staffId: staff.id, ip, code: 'wrong_credentials' });
  return { token, hasAuthenticator: staff.confirmed };
};

/** What strangers do to a name is nothing to a device that its account knows. */
const keysWithDevice = (key: string, device: string) =>
  [['device', `${key} with ${deviceDigest(device).toString('hex')}`]] as const;

const keysFrom = (key: string, ip: string) => {
  const network = networkKey(ip);
  return [
    ['name', `${key} from ${network}`],
    ['anywhere', key],
    ['place', network],
  ] as const;
};

/** Ends the caller's session. */
export const signOut = async (ctx: AppContext, caller: StaffCaller): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    if (!(await endSession(tx, caller.sessionId, ctx.clock.now()))) return;
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'session.end',
      subject: `staff:${caller.staffId}`,
      details: {},
    });
  });
