import type { AppContext } from '../app-context.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { type DemoTeam, openDemoTeam } from './team/open-team.ts';

/**
 * Makes the demo world, of which the past of the agent's team is written once the site is open.
 * @param url of the database, as the program signs in to it.
 */
export const openDemoWorld = async (ctx: AppContext, url: string): Promise<DemoTeam> => {
  const team = await openDemoTeam(ctx, url);
  await seedDemoWorld(ctx);
  return team;
};
