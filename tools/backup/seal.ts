import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as whenPiped } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { Halt } from '../halt.ts';

const FEWEST_SIGNS = 16;
const PUBLIC_KEY = /^age1/;
const SECRET_KEY = /^AGE-SECRET-KEY-/;

/** What backups are sealed under: a passphrase, or a key pair of age, of which sealing takes only the public half. */
export function readBackupKey(environment: NodeJS.ProcessEnv): string {
  const key = environment.BACKUP_KEY ?? '';
  if (key === '')
    throw new Halt('BACKUP_KEY is not set: a backup is sealed under a passphrase or a key of age.');
  if (key.length < FEWEST_SIGNS)
    throw new Halt(`BACKUP_KEY has ${key.length} signs: a passphrase needs ${FEWEST_SIGNS} at least.`);
  return key;
}

/** Compresses and seals the bytes into a file that is there with all of them or not at all. */
export async function sealFile(path: string, bytes: AsyncIterable<Uint8Array>, key: string): Promise<void> {
  const unfinished = `${path}.new`;
  const sealed = await (await encrypterOf(key)).encrypt(toWeb(pack(bytes, createZstdCompress())));
  try {
    await whenPiped(
      Readable.fromWeb(sealed as ReadableStream<Uint8Array>),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (failure) {
    await rm(unfinished, { force: true });
    throw failure;
  }
}

/**
 * The bytes that were sealed into a file. Every piece is proven before it is given, its place too, and that there is
 * none after the last: a file that was cut or altered ends in a `Halt`.
 */
export async function* unsealFile(path: string, key: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path);
  try {
    const opened = await (await decrypterOf(key)).decrypt(toWeb(file));
    yield* pack(Readable.fromWeb(opened as ReadableStream<Uint8Array>), createZstdDecompress());
  } catch (failure) {
    throw failure instanceof Halt ? failure : new Halt(reasonOf(path, failure as Error));
  } finally {
    file.destroy();
  }
}

function reasonOf(path: string, failure: NodeJS.ErrnoException): string {
  if (failure.code === 'ENOENT') return `There is no file ${path}.`;
  if (/no identity matched/.test(failure.message))
    return `BACKUP_KEY is not the key that ${path} was sealed under.`;
  return `${path} is not whole: it was cut or altered, or is no backup (${failure.message}).`;
}

/** As one stream: what fails on either side ends it. */
function pack(source: AsyncIterable<Uint8Array>, through: NodeJS.ReadWriteStream): Readable {
  return pipeline(Readable.from(source), through, () => undefined) as unknown as Readable;
}

// What the library was compiled against and what Node declares are the same streams under two names.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;

async function encrypterOf(key: string): Promise<Encrypter> {
  const encrypter = new Encrypter();
  if (PUBLIC_KEY.test(key)) encrypter.addRecipient(key);
  else if (SECRET_KEY.test(key)) encrypter.addRecipient(await identityToRecipient(key));
  else encrypter.setPassphrase(key);
  return encrypter;
}

async function decrypterOf(key: string): Promise<Decrypter> {
  if (PUBLIC_KEY.test(key))
    throw new Halt('BACKUP_KEY is a public key, which only seals: a backup is opened with the secret one.');
  const decrypter = new Decrypter();
  if (SECRET_KEY.test(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  return decrypter;
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
