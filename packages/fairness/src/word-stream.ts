import { toUtf8, viewOf } from './encode.ts';
import { hmacSha256 } from './hmac-sha256.ts';
import type { ServerSeed } from './server-seed.ts';
import type { WordSource } from './words.ts';

const WORD_BYTES = 4;

/**
 * The endless words of one message: HMAC-SHA256 blocks keyed with the seed's text over `message:0`, `message:1`
 * and so on, cut into big-endian 32-bit words. The same seed and message always give the same words.
 */
export const wordStream = (serverSeed: ServerSeed, message: string): WordSource => {
  const key = toUtf8(serverSeed);
  const blockAt = (counter: number): DataView => viewOf(hmacSha256(key, toUtf8(`${message}:${counter}`)));
  let counter = 0;
  let block = blockAt(counter);
  let offset = 0;
  const nextWord = (): number => {
    if (offset === block.byteLength) {
      counter += 1;
      block = blockAt(counter);
      offset = 0;
    }
    const word = block.getUint32(offset);
    offset += WORD_BYTES;
    return word;
  };
  return { nextWord };
};
