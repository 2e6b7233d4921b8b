import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveArgon2id } from './derive-argon2id.ts';

const cheap = (password: string): Argon2Parameters => ({
  message: Buffer.from(password),
  nonce: Buffer.alloc(16, 7),
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
});

const tagOf = (password: string): Buffer => argon2Sync('argon2id', cheap(password));

test('each of many that are asked for at once gets the tag of its own password', async () => {
  const passwords = Array.from({ length: 20 }, (_, n) => `password ${n}`);
  const tags = await Promise.all(passwords.map((password) => deriveArgon2id(cheap(password))));
  expect(tags).toEqual(passwords.map(tagOf));
});

test('what cannot be derived is told to whoever asked, and the next is derived again', async () => {
  await expect(deriveArgon2id({ ...cheap('none'), memory: 0 })).rejects.toThrow(/memory/u);
  expect(await deriveArgon2id(cheap('next'))).toEqual(tagOf('next'));
});
