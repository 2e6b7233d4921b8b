import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory answers at once when it is asked to keep something; a small one would be full soon. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 3 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
}

/** Where databases of tests lie: nothing that is made there has to outlive the machine. */
export const MEMORY_PLACE = hasRoom(MEMORY) ? MEMORY : tmpdir();
