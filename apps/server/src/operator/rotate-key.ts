import { systemClock } from '@hintha/platform';
import { rotateEncryptionKey } from '../modules/identity/index.ts';
import type { OperatorContext } from './operator-context.ts';
import { readOptions } from './read-options.ts';

export const ROTATE_KEY_HELP = `  rotate-key
      Publishes a fresh key for encrypted calls; the one before it is accepted for another day.`;

/** Gives the site another key for encrypted calls. */
export const rotateKey = async ({ db }: OperatorContext, given: string[]): Promise<string> => {
  readOptions(given, [], ROTATE_KEY_HELP);
  return `The key for encrypted calls is now ${await rotateEncryptionKey(db, systemClock)}.`;
};
