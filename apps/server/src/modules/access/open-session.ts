import { createHash } from 'node:crypto';
import { randomToken } from '@hintha/platform';
import type { House } from '../../house.ts';
import { rememberPlace } from './attempts/remember-place.ts';
import { insertSession } from './store.ts';
import type { Origin } from './types.ts';

const TOKEN_BITS = 256;

/** Opens a session and answers its token, which is kept nowhere: the table holds its hash. */
export const openSession = async (house: House, accountId: bigint, origin: Origin): Promise<string> => {
  const token = randomToken(house.random, TOKEN_BITS);
  await insertSession(house.db, { ...origin, tokenHash: hashToken(token), accountId, at: house.clock.now() });
  await rememberPlace(house.db, accountId, origin.ip);
  return token;
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
