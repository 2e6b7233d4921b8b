import type { access } from '@hintha/contract';
import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { NOBODYS_PASSWORD, verifyPassword } from '../password.ts';
import { clearAttempts } from '../passwords/password-store.ts';
import { takeAttempt } from '../passwords/take-attempt.ts';
import { checkFactor } from './check-factor.ts';
import { findKeys, holdPassword } from './key-store.ts';
import { secondFactors, type ProofMethod } from './second-factors.ts';
import type { Keys, Shown } from './types.ts';

const NOTHING: Shown = { spend: async () => undefined };

/**
 * Whether the caller has shown the password of the account, where it has one, and a code of its strongest second
 * factor, where it has any. What was shown is used up by `spend`, in the transaction of the change it is for.
 */
export const proveOwner = async (house: House, accountId: bigint, proof: access.Proof): Promise<Shown> => {
  const keys = await findKeys(house.db, accountId);
  if (keys === undefined) throw new Refusal('proof_needed');
  const { password, method } = readProof(keys, proof);
  if (password !== null) await provePassword(house, keys, password);
  const code =
    method === null ? NOTHING : await checkFactor(house, keys, { method, code: proof.code }).catch(ofProof);
  return {
    spend: async (tx) => {
      if (!(await holdPassword(tx, accountId, keys.password))) throw wrong();
      await code.spend(tx);
    },
  };
};

/** What the account has to be known by and the proof holds; null for what the account does not have. */
const readProof = (
  keys: Keys,
  proof: access.Proof,
): { password: string | null; method: ProofMethod | null } => {
  const password = keys.password === NOBODYS_PASSWORD ? null : proof.password.trim();
  const methods = secondFactors(keys);
  const method = methods.find((one) => one === proof.method) ?? null;
  const nothing = password === null && methods.length === 0;
  if (nothing || password === '' || (methods.length > 0 && method === null))
    throw new Refusal('proof_needed');
  if (method !== null && proof.code.trim() === '') throw ofProofCode('code_missing');
  return { password, method };
};

const provePassword = async (house: House, keys: Keys, password: string): Promise<void> => {
  await takeAttempt(house, keys.accountId);
  if (!(await verifyPassword(keys.password, password))) throw wrong();
  await clearAttempts(house.db, keys.accountId, house.clock.now());
};

/** A change may hold a second code, that of a new phone or mail address: the refusal names the one it is about. */
const ofProof = (error: unknown): never => {
  if (!(error instanceof Refusal) || !error.code.startsWith('code_')) throw error;
  throw ofProofCode(error.code);
};

const ofProofCode = (code: Refusal['code']): Refusal =>
  new Refusal(code, { fields: [{ field: 'proof.code', problem: 'wrong' }] });

const wrong = (): Refusal =>
  new Refusal('old_password_wrong', { fields: [{ field: 'proof.password', problem: 'wrong' }] });
