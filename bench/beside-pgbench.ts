import { type Figure, median, ratioOf } from './figure.ts';
import { drive } from './load.ts';
import { LOAD } from './wallet/load-wallet.ts';

const { CLIENTS, SECONDS, ROUNDS } = LOAD;
const CALLERS = [CLIENTS, 2 * CLIENTS, 8 * CLIENTS];

export interface Beside {
  /** What is taken, such as single bets. */
  readonly name: string;
  readonly take: (n: number) => Promise<void>;
  /** Transactions a second of pgbench with so many clients. */
  readonly play: (clients: number) => Promise<number>;
}

/** Takes one after the other with as many callers as pgbench has clients, in turn with it, and with more of both. */
export async function* measureBeside({ name, take, play }: Beside): AsyncGenerator<Figure> {
  const loads = CALLERS.map((callers) => ({ callers, taken: [] as number[], pgbench: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { callers, taken, pgbench } of loads) {
      pgbench.push(await play(callers));
      taken.push((await drive(callers, SECONDS, take)).perSecond);
    }
  for (const { callers, taken, pgbench } of loads) {
    yield { name: `${name}, ${callers} at once`, value: median(taken), unit: 'a second' };
    const yardstick = { name: 'pgbench -N -M prepared', callers, perSecond: pgbench };
    yield ratioOf({ name, callers, perSecond: taken }, yardstick, { atLeast: 0.6 });
  }
}
