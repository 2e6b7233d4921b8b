import { appendLine } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { readHead } from './audit-store.ts';

/** Below the folder of the program's files; each line holds an hour, a place in the audit and the hash there. */
export const HEADS_FILE = 'audit/heads.log';

/**
 * Writes where the audit ends into a file, so that even the owner of the database cannot rewrite what went before
 * without it showing.
 */
export const exportHead = async ({ db, clock, config }: House): Promise<void> => {
  const { position, hash } = await readHead(db);
  await appendLine(
    `${config.dataDir}/${HEADS_FILE}`,
    `${clock.now().toISOString()} ${position} ${hash.toString('hex')}`,
  );
};
