import { SERVICE_PATH_KEY } from '@hintha/contract/support-path-key';
import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeServicePath } from './decode-support-path.ts';

const seal = (clear: string, text: string): string => {
  const nonce = Buffer.alloc(12, 5);
  const cipher = createCipheriv('aes-128-gcm', Buffer.from(SERVICE_PATH_KEY, 'hex'), nonce);
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${clear}~${sealed.toString('base64url')}`;
};

test('CONTENT-025 a path whose last part is sealed opens to one that can be gone to', async () => {
  expect(await decodeServicePath(seal('/', 'chat'))).toBe('/chat');
  expect(await decodeServicePath(seal('https://help.example/', 'room?for=vip&lang=my'))).toBe(
    'https://help.example/room?for=vip&lang=my',
  );
});

test('a path that was changed on the way opens nothing', async () => {
  const path = seal('/', 'chat');
  await expect(decodeServicePath(`${path.slice(0, -3)}AAA`)).rejects.toThrow(/./);
  await expect(decodeServicePath('/chat')).rejects.toThrow('no sealed part');
});
