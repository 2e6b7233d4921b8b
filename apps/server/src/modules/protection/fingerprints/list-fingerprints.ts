import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findContacts, listLoginsOf } from '../../identity/index.ts';
import { insertFingerprint, selectFingerprints } from './fingerprint-store.ts';

/** How many logins tell where a member comes from. */
const LOGINS = 100;

/** A browser, whoever is logged in on it. */
export const deviceFingerprint = (device: string): string => `device:${device}`;

const PAYEE = 'payee:';

/** An account that a member is or was paid out to. */
export const payeeFingerprint = ({ provider, number }: { provider: string; number: string }): string =>
  `${PAYEE}${provider}:${number}`;

/** Keeps by what a member may be known again under another account; it is never forgotten. */
export const keepFingerprint = (
  on: Database | Transaction,
  accountId: bigint,
  fingerprint: string,
): Promise<void> => insertFingerprint(on, accountId, fingerprint);

/** By what a member is known again: its devices, where it was paid out to, and the addresses it came from. */
export const listFingerprints = async ({ db }: AppContext, accountId: bigint): Promise<string[]> => [
  ...(await selectFingerprints(db, accountId)),
  ...(await readAddresses(db, accountId)),
];

/** The same for a bonus that comes without a call: of the addresses only the last, and the verified phone. */
export const listCurrentFingerprints = async ({ db }: AppContext, accountId: bigint): Promise<string[]> => [
  ...(await selectFingerprints(db, accountId)),
  ...(await readAddresses(db, accountId)).slice(0, 1),
  ...(await readPhone(db, accountId)),
];

interface CallOfMember {
  readonly ip: string;
  readonly device: string;
}

/** By what whoever calls is known: the address and device of the call, where the member is paid out to, and the phone. */
export const listFingerprintsOfCall = async (
  { db }: AppContext,
  accountId: bigint,
  { ip, device }: CallOfMember,
): Promise<string[]> => {
  const own = deviceFingerprint(device);
  const payees = (await selectFingerprints(db, accountId)).filter((one) => one.startsWith(PAYEE));
  return [`ip:${ip}`, own, ...payees, ...(await readPhone(db, accountId))];
};

/** The same for who asks for a bonus: the device of the call is kept. */
export const keepFingerprintsOfCall = async (
  ctx: AppContext,
  accountId: bigint,
  call: CallOfMember,
): Promise<string[]> => {
  await keepFingerprint(ctx.db, accountId, deviceFingerprint(call.device));
  return listFingerprintsOfCall(ctx, accountId, call);
};

/** A phone that was verified; whoever verifies it next, under another account, is the same person. */
const readPhone = async (db: Database, accountId: bigint): Promise<string[]> => {
  const { mobile } = await findContacts(db, accountId);
  return mobile === null ? [] : [`phone:${mobile}`];
};

const readAddresses = async (db: Database, accountId: bigint): Promise<string[]> => {
  const logins = await listLoginsOf(db, accountId, { before: undefined, limit: LOGINS });
  const passed = logins.filter(({ outcome }) => outcome === 'ok');
  return [...new Set(passed.map(({ ip }) => `ip:${ip}`))];
};
