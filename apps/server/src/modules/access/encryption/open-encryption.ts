import type { Encryption } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { insertJti, purgeJtis } from './jti-store.ts';
import { findAccepted } from './key-store.ts';
import { lastRetired } from './rules.ts';

/** The keys of the house and its memory of what was opened with them, shared by all of its servers. */
export const openEncryption = ({ db, clock, config }: House): Encryption => ({
  required: config.requireEncryption,
  clock,
  findKey: async (keyId) => (await findAccepted(db, keyId, lastRetired(clock.now())))?.privateKey,
  takeJti: async (jti, expires) => {
    await purgeJtis(db, clock.now());
    return insertJti(db, jti, expires);
  },
});
