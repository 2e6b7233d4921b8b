import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLog, systemRandom } from '@hintha/platform';
import { Halt, runCommand } from '../halt.ts';
import { openFilledServer, type FilledServer } from './filled-server.ts';
import { fuzz, type Outcome } from './fuzz.ts';
import type { Order } from './fuzz-raw.ts';
import { keepErrors } from './keep-errors.ts';
import { OPERATIONS } from './operations.ts';
import { openWorld } from './world.ts';

/** After so many calls the world is a new one: what they have done to it would turn all further ones away. */
const CALLS_IN_WORLD = 10_000;
const MOST_MEGABYTES = 2_000;

const readNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Halt(`--${name} must be a whole number of nine digits at most.`);
  return Number(text);
};

const readOrder = () => {
  const options = { calls: { type: 'string' }, seed: { type: 'string' } } as const;
  const { calls = '1000000', seed = String(Date.now() % 1e9) } = parseArgs({ options }).values;
  return { calls: readNumber('calls', calls), seed: readNumber('seed', seed) };
};

/** So many calls in a world of their own. */
const fuzzWorld = async (server: FilledServer, order: Order): Promise<Outcome> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hintha-fuzz-'));
  await using copy = await server.copy(dataDir);
  const log = keepErrors(openLog('fuzz', 'silent'));
  const world = await openWorld({ ...copy, random: systemRandom, log, dataDir });
  try {
    return await fuzz(world, order);
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const megabytes = (): number => Math.round(process.memoryUsage().rss / 2 ** 20);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const sayUnreached = (reached: ReadonlySet<string>): void => {
  const all = OPERATIONS.map(({ program, name }) => `${program} ${name}`);
  const unreached = all.filter((name) => !reached.has(name));
  say(
    `${all.length - unreached.length} of ${all.length} operations carried a call out; not: ${unreached.join(', ')}`,
  );
};

const main = async (): Promise<number> => {
  const { calls, seed } = readOrder();
  say(`${calls} calls with seed ${seed}`);
  const broken: unknown[] = [];
  process.on('unhandledRejection', (reason) => broken.push(reason));
  await using server = await openFilledServer();
  const reached = new Set<string>();
  let faults = 0;
  for (let made = 0; made < calls; made += CALLS_IN_WORLD) {
    const order = { calls: Math.min(CALLS_IN_WORLD, calls - made), seed: seed + made / CALLS_IN_WORLD };
    const { fault, ...outcome } = await fuzzWorld(server, order);
    for (const name of outcome.reached) reached.add(name);
    if (fault !== null) {
      faults += 1;
      say(`\nFAULT with seed ${order.seed}: ${fault.what}\n  ${fault.command}\n`);
    }
    for (const reason of broken.splice(0)) throw reason;
    if (megabytes() > MOST_MEGABYTES) throw new Halt(`The memory grew to ${megabytes()} MB.`);
    say(`${made + order.calls} calls, ${faults} faults, ${megabytes()} MB`);
  }
  sayUnreached(reached);
  return faults === 0 ? 0 : 1;
};

await runCommand(main);
process.exit();
