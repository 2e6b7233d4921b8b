import { deriveArgon2id } from '@hintha/platform';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { type QueuePriority, openWorkQueue } from './work-queue.ts';

// OWASP's parameters for argon2id are 19 MiB, which is what the memory is usually set to, two passes and one lane.
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

// One at a time; a busier site runs more processes. A hash takes 25 to 45 ms, twice that when others need the core:
// unrecognised callers who wait are through in one to three seconds, and a flood beyond them is turned away.
const turns = openWorkQueue({ atOnce: 1, waiting: { known: 60, unrecognised: 20 } });

/** Whether so many passwords wait to be checked that another would be refused. */
export const isHashingFull = turns.isFull;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Checked when there is no account, at what a password costs that is chosen now, so that the time tells nothing. No
 * password is known to have this tag.
 */
export const NOBODYS_PASSWORD = `$argon2id$v=19$m=19456,t=${PASSES},p=${PARALLELISM}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The password as a PHC string, salted and hashed with argon2id. */
export const hashPassword = async (
  { random, config }: Pick<AppContext, 'random' | 'config'>,
  password: string,
  priority: QueuePriority = 'known',
): Promise<string> => {
  const salt = Buffer.from(random.bytes(SALT_BYTES));
  const memory = config.passwordMemoryKib;
  const tag = await derive(priority, password, salt, { m: memory, t: PASSES, p: PARALLELISM });
  return `$argon2id$v=19$m=${memory},t=${PASSES},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(tag)}`;
};

/** Whether the password is the one behind the PHC string; takes as long for a wrong one. */
export const verifyPassword = async (
  { config }: Pick<AppContext, 'config'>,
  stored: string,
  password: string,
  priority: QueuePriority = 'known',
): Promise<boolean> => {
  const [, stated, t, p, salt = '', tag = ''] = PHC.exec(stored) ?? [];
  const m = stored === NOBODYS_PASSWORD ? undefined : stated;
  const wanted = Buffer.from(tag, 'base64');
  const cost = {
    m: Number(m ?? config.passwordMemoryKib),
    t: Number(t ?? PASSES),
    p: Number(p ?? PARALLELISM),
  };
  const given = await derive(priority, password, Buffer.from(salt, 'base64'), cost);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};

interface Cost {
  m: number;
  t: number;
  p: number;
}

const derive = (priority: QueuePriority, password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  turns.runQueued(priority, () =>
    deriveArgon2id({
      message: Buffer.from(password, 'utf8'),
      nonce,
      memory: cost.m,
      passes: cost.t,
      parallelism: cost.p,
      tagLength: TAG_BYTES,
    }),
  );

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Stands for a stored password where another one has to be noticed. */
export const passwordDigest = (stored: string): Buffer =>
  createHash('sha256').update(stored, 'utf8').digest();
