/** Launches and the sessions they become. */
export { admitPlayer } from './admit-player.ts';
export { openLaunch, type Launch } from './open-launch.ts';
export { findLaunch, takeLaunch } from './take-launch.ts';
export type { Session } from './types.ts';
