import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Numero } from '@hintha/server/src/modules/lottery/types.ts';
import { Halt } from '../../tools/halt.ts';
import { HEAP } from '../../tools/start/children.ts';
import type { Settled, SettleOrder } from './settle-process.ts';

const PROCESS = fileURLToPath(new URL('settle-process.ts', import.meta.url));

/** Settles a numero in a process of its own, which has the memory that a server is started with. */
export const settleApart = (url: string, numero: Numero): Promise<Settled> => {
  const order: SettleOrder = { url, numeroId: String(numero.id) };
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, [JSON.stringify(order)], { execArgv: [...HEAP] });
    child.once('message', (settled: Settled) => resolve(settled));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Halt(`The settlement ended with ${code}.`)));
  });
};
