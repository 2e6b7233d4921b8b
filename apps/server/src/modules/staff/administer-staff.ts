import { randomToken, BusinessError, type StaffCaller, Stopped, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf, recordAudit, SYSTEM } from '../audit/index.ts';
import { hashPassword, nameKey } from '../identity/index.ts';
import { endSessions } from './sign-in/sign-in-store.ts';
import { countAdministrators, insertStaff, resetKeys, updateStatus } from './store.ts';

/** Makes an account without a role, since roles need a second pair of eyes; answers its first password. */
export const createStaff = async (
  ctx: AppContext,
  caller: StaffCaller,
  name: string,
): Promise<{ id: bigint; password: string }> => {
  const password = await drawPassword(ctx);
  const staff = { name, key: nameKey(name), roles: [], password: password.stored, at: ctx.clock.now() };
  return transaction(ctx.db, async (tx) => {
    const id = await insertStaff(tx, staff);
    if (id === undefined) throw new BusinessError('username_taken');
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'staff.create',
      subject: `staff:${id}`,
      details: { name },
    });
    return { id, password: password.text };
  });
};

/** It takes two to give anybody a role, so the first two are made from the command line. */
const MOST_FIRST = 2;

/** Makes one of the first administrators and answers the password of the first sign-in. */
export const createAdministrator = async (
  { db, clock, ...ctx }: Pick<AppContext, 'db' | 'random' | 'clock' | 'config'>,
  name: string,
): Promise<string> => {
  const password = await drawPassword(ctx);
  const at = clock.now();
  await transaction(db, async (tx) => {
    if ((await countAdministrators(tx)) >= MOST_FIRST)
      throw new Stopped('There are two administrators; they make further accounts in the console.');
    const staff = {
      name,
      key: nameKey(name),
      roles: ['administrator'] as const,
      password: password.stored,
      at,
    };
    const id = await insertStaff(tx, staff);
    if (id === undefined) throw new Stopped(`There is an account ${name} already.`);
    await recordAudit(tx, {
      actor: SYSTEM,
      action: 'staff.create-administrator',
      subject: `staff:${id}`,
      details: { name },
    });
  });
  return password.text;
};

/** Lets somebody who lost the authenticator or the password begin anew; answers the password to begin with. */
export const resetStaff = async (
  { db, clock, ...ctx }: Pick<AppContext, 'db' | 'random' | 'clock' | 'config'>,
  name: string,
): Promise<string> => {
  const password = await drawPassword(ctx);
  await transaction(db, async (tx) => {
    const staff = await resetKeys(tx, nameKey(name), password.stored);
    if (staff === undefined) throw new Stopped(`There is no account ${name} among the staff.`);
    await endSessions(tx, staff.id, clock.now());
    await recordAudit(tx, {
      actor: SYSTEM,
      action: 'staff.reset',
      subject: `staff:${staff.id}`,
      details: { name: staff.name },
    });
  });
  return password.text;
};

/** Locks an account and ends its sessions. It takes one person, since it may have to be quick. */
export const lockStaff = async (
  ctx: AppContext,
  caller: StaffCaller,
  { id, reason }: { id: bigint; reason: string },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const name = await updateStatus(tx, id, 'locked');
    if (name === undefined) throw new BusinessError('not_found');
    await endSessions(tx, id, ctx.clock.now());
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'staff.lock',
      subject: `staff:${id}`,
      reason,
      details: { name },
    });
  });

const BITS = 120;

/** A password to begin with: good for the first sign-in, which asks for another. The text is shown once. */
const drawPassword = async (
  ctx: Pick<AppContext, 'random' | 'config'>,
): Promise<{ text: string; stored: string }> => {
  const text = randomToken(ctx.random, BITS);
  return { text, stored: await hashPassword(ctx, text) };
};
