import { createAsk, type Answer, type Peer } from './ask.ts';
import { games, type GamesPage, type GamesRequest } from './games.ts';
import {
  demoLaunch,
  realLaunch,
  type DemoLaunchRequest,
  type LaunchReply,
  type RealLaunchRequest,
} from './launch.ts';

// A list is only read, so it may be asked for again.
const MOST_GAMES_ATTEMPTS = 3;

/** The operator's side: learns what a vendor offers and opens games there. */
export interface LaunchClient {
  readonly real: (request: RealLaunchRequest) => Promise<Answer<LaunchReply>>;
  readonly demo: (request: DemoLaunchRequest) => Promise<Answer<LaunchReply>>;
  readonly games: (request: GamesRequest) => Promise<Answer<GamesPage>>;
}

/** Each launch opens a session of its own, so it is tried once: the player who sees nothing taps again. */
export const createLaunchClient = (vendor: Peer): LaunchClient => {
  const ask = createAsk(vendor);
  return {
    real: (request) => ask(realLaunch, request, 1),
    demo: (request) => ask(demoLaunch, request, 1),
    games: (request) => ask(games, request, MOST_GAMES_ATTEMPTS),
  };
};
