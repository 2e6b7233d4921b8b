import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Numero } from '@hintha/server/src/modules/lottery/types.ts';
import { Halt } from '../../tools/halt.ts';
import type { Settled, SettleOrder } from './settle-process.ts';

const PROCESS = fileURLToPath(new URL('settle-process.ts', import.meta.url));

// What docs/operations.md gives a server that runs jobs alone: memory, and the processor when players leave it.
const HEAP = ['--max-old-space-size=224', '--max-semi-space-size=16'];
const NICE = 10;

/** Settles a numero in a process of its own. */
export const settleApart = (url: string, numero: Numero): Promise<Settled> => {
  const order: SettleOrder = { url, numeroId: String(numero.id) };
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, [JSON.stringify(order)], { execArgv: HEAP });
    if (child.pid !== undefined) setPriority(child.pid, NICE);
    child.once('message', (settled: Settled) => resolve(settled));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Halt(`The settlement ended with ${code}.`)));
  });
};
