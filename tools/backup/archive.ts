import { Halt } from '../halt.ts';

/** One thing in a backup: what it is, and its bytes. */
export interface Entry<Head> {
  readonly head: Head;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const LENGTH_BYTES = 4;
/** Longer than anything that is written; a length beyond it was never one. */
const MOST_BYTES = 64 * 1024 * 1024;
const ENTRY_ENDS = Buffer.alloc(LENGTH_BYTES);

/**
 * The entries in a row, as a stream of bytes: of each its head as JSON, then its pieces, each behind its length, and a
 * length of zero at the end. That nothing is missing at the end of the stream is the seal's to prove.
 */
export async function* packEntries<Head>(entries: AsyncIterable<Entry<Head>>): AsyncGenerator<Buffer> {
  for await (const { head, chunks } of entries) {
    yield* frame(Buffer.from(JSON.stringify(head)));
    for await (const chunk of chunks) if (chunk.length > 0) yield* frame(chunk);
    yield ENTRY_ENDS;
  }
}

function* frame(bytes: Uint8Array): Generator<Buffer> {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  yield length;
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** The entries of such a stream; the pieces of one that nobody reads are passed over. */
export async function* unpackEntries<Head>(
  source: AsyncIterable<Uint8Array>,
  parseHead: (json: unknown) => Head,
): AsyncGenerator<Entry<Head>> {
  const bytes = new ByteReader(source);
  while (!(await bytes.isOver())) {
    const head = parseHead(JSON.parse((await readFrame(bytes)).toString()));
    const chunks = readChunks(bytes);
    yield { head, chunks };
    for await (const _ of chunks);
  }
}

async function* readChunks(bytes: ByteReader): AsyncGenerator<Buffer> {
  for (let chunk = await readFrame(bytes); chunk.length > 0; chunk = await readFrame(bytes)) yield chunk;
}

async function readFrame(bytes: ByteReader): Promise<Buffer> {
  const length = (await bytes.take(LENGTH_BYTES)).readUInt32BE();
  if (length > MOST_BYTES)
    throw new Halt('This is no backup of this site: its pieces have no sensible length.');
  return bytes.take(length);
}

/** Gives bytes in the amounts that are asked for, however they arrive. */
class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async isOver(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#source.next();
      if (done) return true;
      this.#rest = Buffer.from(value);
    }
    return false;
  }

  async take(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let missing = length; missing > 0;) {
      if (await this.isOver()) throw new Halt('This backup ends too early: it was cut.');
      const piece = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(piece.length);
      missing -= piece.length;
      pieces.push(piece);
    }
    return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
  }
}
