import { createHash } from 'node:crypto';
import { nameOf, type EntryHead, type Listed } from './types.ts';

/** Reads the pieces through, and knows afterwards how many bytes they were and their digest. */
export class Digest {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  async *through(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      yield chunk;
    }
  }

  list(head: EntryHead, rows: number | null): Listed {
    return { name: nameOf(head), bytes: this.#bytes, sha256: this.#hash.digest('hex'), rows };
  }
}
