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
import { insertSource, type ResultSource, updateKey, updateOn } from './source-store.ts';

const KEY_BITS = 256;

const purposeOf = (code: string): string => `lottery source ${code}`;

export const openKey = (
  ctx: Pick<AppContext, 'config'>,
  { code, sealedKey }: Pick<ResultSource, 'code' | 'sealedKey'>,
): string => unsealText(ctx, purposeOf(code), sealedKey);

const newKey = (ctx: AppContext, code: string): { readonly key: string; readonly sealedKey: Buffer } => {
  const key = randomToken(ctx.random, KEY_BITS);
  return { key, sealedKey: sealText(ctx, purposeOf(code), key) };
};

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
    action: 'lottery.source',
    subject: `source:${code}`,
    reason,
    details,
  });

/** Makes a source of results; gives its key, which nobody is told again. */
export const createSource = (
  ctx: AppContext,
  caller: StaffCaller,
  { name, ...asked }: Asked & { readonly name: string },
): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    const { key, sealedKey } = newKey(ctx, asked.code);
    const by = { keyStaffId: caller.staffId, keySetBy: caller.name };
    if (!(await insertSource(tx, { code: asked.code, name, sealedKey, ...by })))
      throw new BusinessError('source_present');
    await record(tx, caller, asked, { did: 'create', name });
    return key;
  });

/** Gives a source another key; the one before is over at once. */
export const rotateKey = (ctx: AppContext, caller: StaffCaller, asked: Asked): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    const { code } = asked;
    const { key, sealedKey } = newKey(ctx, code);
    const by = { keyStaffId: caller.staffId, keySetBy: caller.name };
    if (!(await updateKey(tx, { code, sealedKey, ...by }))) throw new BusinessError('not_found');
    await record(tx, caller, asked, { did: 'key' });
    return key;
  });

/** Turns a source off, or on again. */
export const switchSource = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { isOn, ...asked }: Asked & { readonly isOn: boolean },
): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await updateOn(tx, asked.code, isOn))) throw new BusinessError('not_found');
    await record(tx, caller, asked, { did: isOn ? 'on' : 'off' });
  });
