import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Asked, Derived } from './argon2-thread.ts';

interface Waiting {
  readonly resolve: (tag: Buffer) => void;
  readonly reject: (fault: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let asked = 0;
let thread: Worker | undefined;

/** A thread that waits for work keeps no program alive. */
const forget = (id: number): void => {
  waiting.delete(id);
  if (waiting.size === 0) thread?.unref();
};

const openThread = (): Worker => {
  const opened = new Worker(new URL('./argon2-thread.ts', import.meta.url));
  opened.on('message', ({ id, tag }: Derived) => {
    waiting.get(id)?.resolve(Buffer.from(tag));
    forget(id);
  });
  // What was under way is lost with it; who comes next opens another.
  opened.on('error', (fault) => {
    thread = undefined;
    for (const [id, asker] of waiting) {
      asker.reject(fault);
      forget(id);
    }
  });
  return opened;
};

/**
 * The argon2id tag that the parameters ask for, memory in KiB and the length in bytes. A thread of its own works it
 * out that gives way to everything else, so that a flood of passwords gets what the other work leaves over. Rejects
 * what the parameters do not allow.
 */
export const deriveArgon2id = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const ask: Asked = { id: (asked += 1), parameters };
    waiting.set(ask.id, { resolve, reject });
    thread ??= openThread();
    thread.ref();
    thread.postMessage(ask, []);
  });
