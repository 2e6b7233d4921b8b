import { setTimeout as sleep } from 'node:timers/promises';
import type { Target, World } from '../world.ts';
import type { Chance } from './chance.ts';

/** What is done to the world at some moment under load. */
export type Blow =
  | { readonly kind: 'kill'; readonly targets: readonly Target[] }
  /** Killed, and once more before it answers again. */
  | { readonly kind: 'kill at start'; readonly targets: readonly [Server] }
  /** As a new release comes in: each server is told to stop, drains, ends and is started again. */
  | { readonly kind: 'deploy'; readonly targets: readonly Server[] };

const SERVERS = ['server', 'worker'] as const;
type Server = (typeof SERVERS)[number];

const TARGETS: readonly Target[] = ['postgres', ...SERVERS, 'studio', 'cashier'];

const kill = (...targets: Target[]): Blow => ({ kind: 'kill', targets });

/** Mostly one, and now and then everything at once, as in a power cut. */
const BLOWS: readonly Blow[] = [
  ...TARGETS.map((target) => kill(target)),
  kill(...TARGETS),
  { kind: 'kill at start', targets: ['server'] },
  { kind: 'kill at start', targets: ['worker'] },
  { kind: 'deploy', targets: SERVERS },
];

/** Each blow once before any of them comes again, in an order that nobody knows before. */
export function openBlows(chance: Chance): () => Blow {
  const left: Blow[] = [];
  return () => {
    if (left.length === 0) left.push(...BLOWS);
    const [drawn = kill('postgres')] = left.splice(chance.below(left.length), 1);
    return drawn;
  };
}

export const describe = ({ kind, targets }: Blow): string => `${kind} of ${targets.join(', ')}`;

/** Comes when all that was hit answers again. */
export async function deal(world: World, blow: Blow, chance: Chance): Promise<void> {
  if (blow.kind === 'deploy') return deploy(world, blow.targets);
  await Promise.all(blow.targets.map((target) => world.kill(target)));
  if (blow.kind === 'kill at start') await killAtStart(world, blow.targets[0], chance);
  await startAll(world, blow.targets);
}

/** Each is kept alive by itself, so they come up at the same time; without the database they would only end again. */
async function startAll(world: World, targets: readonly Target[]): Promise<void> {
  if (targets.includes('postgres')) await world.start('postgres');
  await Promise.all(targets.filter((target) => target !== 'postgres').map((target) => world.start(target)));
}

async function deploy(world: World, servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    const end = await world.stopProgram(server);
    if (end !== 'exit code 0') throw new Error(`The ${server} was told to stop and ended with ${end}.`);
    await world.start(server);
  }
}

/** About as long as a server takes until it answers. */
const START_MS = 1_500;

async function killAtStart(world: World, server: Server, chance: Chance): Promise<void> {
  const starting = world.start(server).catch(() => undefined);
  await sleep(chance.below(START_MS));
  await world.kill(server);
  await starting;
}
