import type { House } from '../../../house.ts';
import { seal, unseal } from '../../identity/index.ts';

// Under a key of its own, so that what was sealed for a member never opens for staff of the same id.
const keyOf = ({ config }: House): string => `staff ${config.factorKey}`;

/** Seals the secret of an authenticator for one account of staff. */
export const sealSecret = (house: House, staffId: bigint, secret: Uint8Array): Buffer =>
  seal({ random: house.random, factorKey: keyOf(house) }, staffId, secret);

/** The secret that was sealed for the account; throws for anything else. */
export const unsealSecret = (house: House, staffId: bigint, sealed: Buffer): Buffer =>
  unseal(keyOf(house), staffId, sealed);
