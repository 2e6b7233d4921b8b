import type { support } from '@hintha/contract';
import type { House } from '../../../house.ts';
import { readSettings } from '../../settings/index.ts';
import type { Guest } from '../types.ts';
import { readQueue } from './read-chat.ts';
import { sealPath } from './seal-path.ts';

/** The chat of the house itself. */
const OWN_PATH = '/chat';

/**
 * Where the guest is served: who stands above the fourth level at the VIP desk, others at the live chat. The house may
 * name a place elsewhere for either.
 */
export const readWay = async (
  house: House,
  guest: Guest | undefined,
): Promise<{ csType: support.ServiceType; path: string }> => {
  const csType = (await readQueue(house, guest)) === 'VIP' ? 'VIP' : 'LIVECHAT';
  const { customerService } = await readSettings(house.db);
  const named = customerService.find((one) => one.csType === csType)?.path;
  return { csType, path: sealPath(house.random, named ?? OWN_PATH) };
};
