import {
  randomToken,
  BusinessError,
  type StaffCaller,
  transaction,
  type Transaction,
} from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import {
  authenticatorUri,
  deviceDigest,
  hashPassword,
  hashToken,
  nameKey,
  seal,
  stepOf,
  unseal,
  writeSecret,
} from '../../identity/index.ts';
import { isStrong } from '../rules.ts';
import { confirmSecret, findKeys, putSecret, consumeTimeStep } from '../store.ts';
import type { StaffKeys } from '../types.ts';
import { insertKnownDevice, isKnownDevice } from './known-device-store.ts';
import { endSession, endSessions, insertSession } from './sign-in-store.ts';
import { type Origin, TOKEN_BITS } from './sign-in.ts';
import { refuseSignIn, takeAttempts } from './take-attempts.ts';

/** Finishes signing in for a code; answers the token of the session from then on. */
export const showCode = async (
  ctx: AppContext,
  caller: StaffCaller,
  { code, newPassword, ...origin }: Origin & { code: string; newPassword: string },
): Promise<string> => {
  const staff = await findKeys(ctx.db, caller.staffId);
  if (staff === undefined || caller.complete) throw new BusinessError('bad_request');
  if (code.trim() === '') throw new BusinessError('code_missing');
  if (!staff.confirmed && !isStrong(newPassword, staff.name))
    throw new BusinessError('password_too_common', { fields: [{ field: 'newPassword', problem: 'weak' }] });
  const verified = await verifyCode(ctx, staff, { code: code.trim(), ...origin });
  if (verified === undefined)
    return refuseSignIn(ctx, { staffId: staff.id, ip: origin.ip, code: 'code_wrong' });
  const chosen = staff.confirmed ? undefined : await hashPassword(ctx, newPassword);
  const token = randomToken(ctx.random, TOKEN_BITS);
  const opened = await transaction(ctx.db, async (tx) => {
    if (!(await consumeTimeStep(tx, { id: staff.id, ...verified }))) return false;
    if (chosen !== undefined && !(await confirm(ctx, tx, staff.id, chosen))) return false;
    return complete(ctx, tx, { caller, token, password: chosen ?? staff.password, ...origin });
  });
  if (!opened) return refuseSignIn(ctx, { staffId: staff.id, ip: origin.ip, code: 'code_wrong' });
  return token;
};

/** The secret and the time step of a right code that has not counted yet. */
const verifyCode = async (
  ctx: AppContext,
  staff: StaffKeys,
  { code, ip, device }: Omit<Origin, 'userAgent'> & { code: string },
) => {
  const digest = deviceDigest(device);
  // Whoever has stolen the password must not use up the tries of the owner's own device.
  const known = await isKnownDevice(ctx.db, nameKey(staff.name), digest);
  const tried = known
    ? ([['deviceCode', `${staff.id} with ${digest.toString('hex')}`]] as const)
    : ([['code', String(staff.id)]] as const);
  const forgive = await takeAttempts(ctx, { tried, staffId: staff.id, ip, answered: false });
  if (staff.secret === null) return undefined;
  const step = stepOf(unsealSecret(ctx, staff.id, staff.secret), code, ctx.clock.now());
  if (step === undefined || step <= staff.lastStep) return undefined;
  await forgive();
  return { secret: staff.secret, step };
};

/** Whoever knew the first password is out from then on. */
const confirm = async (ctx: AppContext, tx: Transaction, id: bigint, password: string): Promise<boolean> => {
  const at = ctx.clock.now();
  if (!(await confirmSecret(tx, { id, password, at }))) return false;
  await endSessions(tx, id, at);
  return true;
};

interface Completion extends Origin {
  caller: StaffCaller;
  token: string;
  password: string;
}

const complete = async (ctx: AppContext, tx: Transaction, completion: Completion): Promise<boolean> => {
  const { caller, token, password, ip, userAgent, device } = completion;
  const at = ctx.clock.now();
  await endSession(tx, caller.sessionId, at);
  const session = {
    tokenHash: hashToken(token),
    staffId: caller.staffId,
    complete: true,
    at,
    ip,
    userAgent,
  };
  if (!(await insertSession(tx, session, password))) return false;
  await insertKnownDevice(tx, caller.staffId, deviceDigest(device));
  await recordAudit(tx, {
    actor: actorOf(caller),
    action: 'session.complete',
    subject: `staff:${caller.staffId}`,
    details: { ip },
  });
  return true;
};

const SECRET_BYTES = 20;

/** Draws the secret of the caller's authenticator; the one before it is forgotten unless it counts already. */
export const prepareFactor = async (
  ctx: AppContext,
  { staffId, name }: StaffCaller,
): Promise<{ secret: string; uri: string }> => {
  const secret = ctx.random.bytes(SECRET_BYTES);
  if (!(await putSecret(ctx.db, staffId, sealSecret(ctx, staffId, secret))))
    throw new BusinessError('authenticator_present');
  return { secret: writeSecret(secret), uri: authenticatorUri(`console ${name}`, secret) };
};

// Under a key of its own, so that what was sealed for a member never opens for staff of the same id.
const keyOf = ({ config }: AppContext): string => `staff ${config.factorKey}`;

/** Seals the secret of an authenticator for one account of staff. */
const sealSecret = (ctx: AppContext, staffId: bigint, secret: Uint8Array): Buffer =>
  seal({ random: ctx.random, factorKey: keyOf(ctx) }, staffId, secret);

/** The secret that was sealed for the account; throws for anything else. */
const unsealSecret = (ctx: AppContext, staffId: bigint, sealed: Buffer): Buffer =>
  unseal(keyOf(ctx), staffId, sealed);
