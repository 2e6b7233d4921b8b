/** The demo world: what a fresh installation shows. It is never made when DEMO_WORLD is none. */
export { seedDemoWorld } from './seed-demo-world.ts';
export { playRingCrowd } from './ring-crowd.ts';
export { openDemoWorld } from './open-demo-world.ts';
export type { DemoTeam } from './team/open-team.ts';
export { assertNoDemoWorld } from './assert-no-demo-world.ts';
