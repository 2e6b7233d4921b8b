import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines of JSON that outlive a program that is killed: each is written before what it tells of is answered. */
export interface Journal {
  readonly read: () => unknown[];
  readonly write: (entry: object) => void;
}

/** Nothing is kept. */
export const NO_JOURNAL: Journal = { read: () => [], write: () => undefined };

export const openJournal = (file: string): Journal => ({
  read: () => {
    if (!existsSync(file)) return [];
    // A line that was cut off told of nothing that anybody was answered.
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line): unknown => JSON.parse(line));
  },
  write: (entry) => {
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(file, 'a');
    try {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
    } finally {
      closeSync(handle);
    }
  },
});
