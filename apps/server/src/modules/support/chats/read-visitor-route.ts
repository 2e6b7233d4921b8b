import { support } from '@hintha/contract';
import type { RandomSource } from '@hintha/platform';
import { createCipheriv } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import type { Guest } from '../types.ts';
import { readQueue } from './read-chat.ts';
import { supportSettings } from '../settings.ts';

/** Our own chat. */
const OWN_PATH = '/chat';

/**
 * Where the guest is served: who stands above the fourth level in the VIP queue, others in the live chat. The operator may
 * name an address elsewhere for either.
 */
export const readWay = async (
  ctx: AppContext,
  guest: Guest | undefined,
): Promise<{ csType: support.ServiceType; path: string }> => {
  const csType = (await readQueue(ctx, guest)) === 'VIP' ? 'VIP' : 'LIVECHAT';
  const { customerService } = await readSettings(ctx.db, supportSettings);
  const named = customerService.find((one) => one.csType === csType)?.path;
  return { csType, path: sealPath(ctx.random, named ?? OWN_PATH) };
};

const NONCE_BYTES = 12;

/** A path whose last part is sealed: what is before it, a mark, and nonce, text and tag as base64url. */
const sealPath = (random: RandomSource, path: string): string => {
  const start = path.lastIndexOf('/') + 1;
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', Buffer.from(support.SERVICE_PATH_KEY, 'hex'), nonce);
  const text = Buffer.concat([cipher.update(path.slice(start), 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
  return `${path.slice(0, start)}${support.SERVICE_PATH_SEPARATOR}${sealed}`;
};
