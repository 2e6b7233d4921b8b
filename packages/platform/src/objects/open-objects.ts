import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RandomSource } from '../random.ts';
import type { ObjectType, Objects, StoredObject } from './types.ts';

const ENDINGS: Readonly<Record<ObjectType, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };
const TYPES: Readonly<Record<string, ObjectType>> = { png: 'image/png', jpg: 'image/jpeg' };
/** Nothing that fits leads out of the folder. */
const ID = /^[0-9a-f]{32}\.(png|jpg)$/;
const NAME_BYTES = 16;

/** The object store in a folder of this machine, which nothing else writes to. */
export const openObjects = (folder: string, random: RandomSource): Objects => ({
  put: async (bytes, type) => {
    const id = `${Buffer.from(random.bytes(NAME_BYTES)).toString('hex')}.${ENDINGS[type]}`;
    await writeDurably(placeOf(folder, id), bytes);
    return id;
  },
  get: async (id) => {
    const type = TYPES[ID.exec(id)?.[1] ?? ''];
    return type === undefined ? undefined : readObject(placeOf(folder, id), type);
  },
  remove: async (id) => {
    if (ID.test(id)) await rm(placeOf(folder, id), { force: true });
  },
});

/** Folders by the first two characters of the id, so that none grows too large to list. */
const placeOf = (folder: string, id: string): string => join(folder, id.slice(0, 2), id);

const readObject = async (path: string, type: ObjectType): Promise<StoredObject | undefined> => {
  try {
    return { bytes: await readFile(path), type };
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** A file is there under its name with all its bytes or not at all, even when the power goes. */
const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.new`;
  try {
    await writeWhole(unfinished, bytes);
  } catch (error) {
    // On a full disk the half of it would take the room that the next picture needs.
    await rm(unfinished, { force: true });
    throw error;
  }
  await rename(unfinished, path);
  await syncFolder(folder);
  if (made !== undefined) await syncFolder(dirname(folder));
};

const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Windows cannot open a folder to sync it, and keeps its names by itself. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
