import { text } from 'node:stream/consumers';
import { Halt } from '../halt.ts';
import type { Translate } from '../progress.ts';
import { type Entry, unpackEntries } from './archive.ts';
import { Digest } from './digest.ts';
import { unsealFile } from './seal.ts';
import {
  type EntryHead,
  type Listed,
  type Manifest,
  nameOf,
  type Opening,
  parseHead,
  parseListed,
} from './types.ts';

export type ReadEntry = (entry: Entry<EntryHead>) => Promise<void>;

/**
 * Reads a backup from its first byte to its last, hands every entry on, and holds each against the manifest at the
 * end. A wrong key, a cut and an altered file are `Halt`s.
 */
export async function readBackup(
  file: string,
  key: string,
  { say, read = passOver }: { readonly say: Translate; readonly read?: ReadEntry },
): Promise<Manifest> {
  let opening: Opening | undefined;
  let manifest: readonly Listed[] | undefined;
  const found: Listed[] = [];
  for await (const entry of unpackEntries(unsealFile(file, key), parseHead)) {
    const { head } = entry;
    if (head.kind === 'opening') opening = head;
    else if (head.kind === 'closing') manifest = parseListed(JSON.parse(await text(entry.chunks)));
    else {
      say(nameOf(head));
      const digest = new Digest();
      const chunks = digest.through(entry.chunks);
      await read({ head, chunks });
      for await (const _ of chunks);
      found.push(digest.list(head, null));
    }
  }
  if (opening === undefined || manifest === undefined) throw new Halt(`${file} is no whole backup.`);
  compare(file, manifest, found);
  return { opening, entries: manifest };
}

async function passOver(): Promise<void> {
  // Whoever only proves a backup keeps nothing of it.
}

function compare(file: string, manifest: readonly Listed[], found: readonly Listed[]): void {
  const same = (one: Listed, place: number): boolean => {
    const other = found[place];
    return other?.name === one.name && other.bytes === one.bytes && other.sha256 === one.sha256;
  };
  const differing = manifest.find((one, place) => !same(one, place));
  if (differing !== undefined || manifest.length !== found.length)
    throw new Halt(
      `${file} does not hold what its manifest says (${differing?.name ?? 'there is more in it'}).`,
    );
}
