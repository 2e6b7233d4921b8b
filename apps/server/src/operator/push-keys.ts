import { makePushKeys } from '@hintha/platform';
import type { OperatorContext } from './operator-context.ts';
import { readOptions } from './read-options.ts';

export const PUSH_KEYS_HELP = `  push-keys
      Makes a pair of keys that messages to browsers are signed with. It is kept nowhere: set it in the environment.`;

/** Makes the pair of keys of Web Push and shows it this once, as the lines of an environment. */
export const pushKeys = async (_: OperatorContext, given: string[]): Promise<string> => {
  readOptions(given, [], PUSH_KEYS_HELP);
  const { publicKey, privateKey } = makePushKeys();
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:`;
};
