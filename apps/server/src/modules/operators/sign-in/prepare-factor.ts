import { Refusal, type StaffCaller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { authenticatorUri, writeSecret } from '../../identity/index.ts';
import { putSecret } from '../staff/staff-store.ts';
import { sealSecret } from './seal-secret.ts';

const SECRET_BYTES = 20;

/** Draws the secret of the caller's authenticator; the one before it is forgotten unless it counts already. */
export const prepareFactor = async (
  house: House,
  { staffId, name }: StaffCaller,
): Promise<{ secret: string; uri: string }> => {
  const secret = house.random.bytes(SECRET_BYTES);
  if (!(await putSecret(house.db, staffId, sealSecret(house, staffId, secret))))
    throw new Refusal('authenticator_present');
  return { secret: writeSecret(secret), uri: authenticatorUri(`console ${name}`, secret) };
};
