import assert from 'node:assert/strict';
import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

export interface Asked {
  readonly id: number;
  readonly parameters: Argon2Parameters;
}

export interface Derived {
  readonly id: number;
  readonly tag: Uint8Array;
}

const BEHIND_ALL_ELSE = 10;

// On Linux a thread has a priority of its own; elsewhere this one shares that of the program.
if (process.platform === 'linux')
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), BEHIND_ALL_ELSE);

assert(parentPort !== null, 'runs as a thread');
const port = parentPort;
port.on('message', ({ id, parameters }: Asked) => {
  const derived: Derived = { id, tag: argon2Sync('argon2id', parameters) };
  port.postMessage(derived);
});
