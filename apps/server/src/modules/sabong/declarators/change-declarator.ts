import {
  BusinessError,
  randomToken,
  type StaffCaller,
  transaction,
  type Transaction,
} from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { sealText, unsealText } from '../../identity/index.ts';
import { findArena } from '../arenas/arena-store.ts';
import { type Declarator, insertDeclarator, updateKey, updateOn } from './declarator-store.ts';

const KEY_BITS = 256;

const purposeOf = (code: string): string => `sabong declarator ${code}`;

export const openKey = (
  ctx: Pick<AppContext, 'config'>,
  { code, sealedKey }: Pick<Declarator, 'code' | 'sealedKey'>,
): string => unsealText(ctx, purposeOf(code), sealedKey);

const sealKey = (ctx: Pick<AppContext, 'config' | 'random'>, code: string, key: string): Buffer =>
  sealText(ctx, purposeOf(code), key);

interface Asked {
  readonly code: string;
  readonly reason: string;
}

const record = (
  tx: Transaction,
  caller: StaffCaller,
  { code, reason }: Asked,
  details: Record<string, unknown>,
): Promise<void> =>
  recordAudit(tx, {
    actor: actorOf(caller),
    action: 'sabong.declarator',
    subject: `declarator:${code}`,
    reason,
    details,
  });

/** Makes a declarator at an arena; gives its key, which nobody is told again. */
export const createDeclarator = (
  ctx: AppContext,
  caller: StaffCaller,
  { name, arena, ...asked }: Asked & Pick<Declarator, 'name' | 'arena'>,
): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    const { code } = asked;
    if ((await findArena(tx, arena)) === undefined) throw new BusinessError('not_found');
    const key = randomToken(ctx.random, KEY_BITS);
    const by = { keyStaffId: caller.staffId, keySetBy: caller.name };
    if (!(await insertDeclarator(tx, { code, name, arena, sealedKey: sealKey(ctx, code, key), ...by })))
      throw new BusinessError('source_present');
    await record(tx, caller, asked, { did: 'create', name, arena });
    return key;
  });

/** A declarator of the demo world, whose key its feed knows; what is there of its code stays. */
export const putDemoDeclarator = async (
  ctx: Pick<AppContext, 'config' | 'random'>,
  tx: Transaction,
  { code, name, arena, key }: Pick<Declarator, 'code' | 'name' | 'arena'> & { readonly key: string },
): Promise<void> => {
  const sealedKey = sealKey(ctx, code, key);
  await insertDeclarator(tx, { code, name, arena, sealedKey, keyStaffId: null, keySetBy: 'system' });
};

/** Gives a declarator another key; the one before is over at once. */
export const rotateKey = (ctx: AppContext, caller: StaffCaller, asked: Asked): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    const { code } = asked;
    const key = randomToken(ctx.random, KEY_BITS);
    const by = { keyStaffId: caller.staffId, keySetBy: caller.name };
    if (!(await updateKey(tx, { code, sealedKey: sealKey(ctx, code, key), ...by })))
      throw new BusinessError('not_found');
    await record(tx, caller, asked, { did: 'key' });
    return key;
  });

/** Turns a declarator off, or on again. */
export const switchDeclarator = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { isOn, ...asked }: Asked & { readonly isOn: boolean },
): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await updateOn(tx, asked.code, isOn))) throw new BusinessError('not_found');
    await record(tx, caller, asked, { did: isOn ? 'on' : 'off' });
  });
