/** What a game vendor and an operator say to one another, one name for each published dialect. */
export * as softswiss from './softswiss/index.ts';
export { systemClock, type Clock } from './clock.ts';
export type { Fetch, SignedRequest } from './fetch.ts';
export { createSimulator, MISHAPS, type Mishap, type Simulator } from './simulator.ts';
