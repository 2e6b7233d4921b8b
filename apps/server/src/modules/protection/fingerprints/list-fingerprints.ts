import type { AppEvent } from '../../../app-event.ts';
import type { AppContext } from '../../../app-context.ts';
import { listLoginsOf } from '../../identity/index.ts';
import { insertFingerprint, selectFingerprints } from './fingerprint-store.ts';

/** By what else a member is known again under another account, as the rooms know that hold it. */
export type FindFingerprints = (accountId: bigint) => Promise<readonly string[]>;

/** How many sign-ins tell where a member comes from. */
const SIGN_INS = 100;

/** A browser, whoever is signed in on it. */
export const deviceFingerprint = (device: string): string => `device:${device}`;

/** Remembers by what a member was seen. */
export const keepFingerprint = (ctx: AppContext, accountId: bigint, sign: string): Promise<void> =>
  insertFingerprint(ctx.db, accountId, sign);

/** By what a member is known again: its devices, where it was paid out to, and the addresses it came from. */
export const signsOf = async (
  { db }: AppContext,
  findSigns: FindFingerprints,
  accountId: bigint,
): Promise<string[]> => {
  const addresses = await readAddresses(db, accountId);
  return [...(await selectFingerprints(db, accountId)), ...(await findSigns(accountId)), ...addresses];
};

/** The same for a bonus that comes without a call: of the addresses only the last. */
export const listCurrentFingerprints = async (
  { db }: AppContext,
  findSigns: FindFingerprints,
  accountId: bigint,
): Promise<string[]> => {
  const addresses = await readAddresses(db, accountId);
  return [
    ...(await selectFingerprints(db, accountId)),
    ...(await findSigns(accountId)),
    ...addresses.slice(0, 1),
  ];
};

const readAddresses = async (db: AppContext['db'], accountId: bigint): Promise<string[]> => {
  const signIns = await listLoginsOf(db, accountId, { before: undefined, limit: SIGN_INS });
  const right = signIns.filter(({ outcome }) => outcome === 'ok');
  return [...new Set(right.map(({ ip }) => `ip:${ip}`))];
};

/**
 * Keeps on which device each member registered, so that a bonus knows it before the first look at the offers; answers
 * how to stop. A mark that was lost with the process is set again by that look.
 */
export const watchRegistrations = (ctx: AppContext): { close: () => Promise<void> } => {
  const { db, log } = ctx;
  let kept = Promise.resolve();
  const stop = db.onFact((told) => {
    const fact = told as AppEvent;
    if (fact.type !== 'member-registered') return;
    kept = kept
      .then(() => keepFingerprint(ctx, BigInt(fact.key), deviceFingerprint(fact.device)))
      .catch((error: unknown) => log.warn({ err: error }, 'the device of a registration was not kept'));
  });
  return {
    close: async () => {
      stop();
      await kept;
    },
  };
};
