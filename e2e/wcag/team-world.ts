import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Halt } from '../../tools/halt.ts';
import { openWorld, type World } from '../world.ts';

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 900_000;

/** How far the past of the team has come, as the server tells it; the file is written anew while it is read. */
const stateOf = (file: string): string => {
  if (!existsSync(file)) return '';
  return /"state":"(?<state>\w+)"/u.exec(readFileSync(file, 'utf8'))?.groups?.['state'] ?? '';
};

/** A world whose demo agent has a team with three months behind it. */
export const openTeamWorld = async (): Promise<World> => {
  // Any other world does without.
  delete process.env['DEMO_TEAM'];
  const world = await openWorld();
  const file = join(world.settings.dataDir, 'demo-team.json');
  for (const until = Date.now() + PATIENCE_MS; stateOf(file) !== 'complete'; await sleep(LOOK_EVERY_MS))
    if (stateOf(file) === 'failed' || Date.now() > until) {
      await world[Symbol.asyncDispose]();
      throw new Halt('The team of the demo agent was not made.');
    }
  return world;
};
