import { argon2Sync } from 'node:crypto';

/** A password as it is stored, but so cheap to look at that races are decided by the database, and tests are quick. */
export const hashCheaply = (password: string): string => {
  const nonce = Buffer.alloc(16, 7);
  const cost = { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const [salt, tag] = [nonce, argon2Sync('argon2id', cost)].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`;
};
