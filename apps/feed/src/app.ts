import {
  listen,
  openHttp,
  openMetrics,
  type Clock,
  type Http,
  type Log,
  type RandomSource,
} from '@hintha/platform';
import type { Config } from './config.ts';
import type { Player } from './types.ts';
import { callOperator } from './sending/call-operator.ts';
import { playArenas } from './sabong/index.ts';
import { playSports } from './sports/index.ts';

/** Everything that this feed plays. */
const PLAYERS: readonly Player[] = [playSports, playArenas];

interface Outside {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: RandomSource;
}

export interface FeedServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A provider of fixtures, prices and results for one machine: what it plays it has invented. */
export const openFeed = async (outside: Outside, players = PLAYERS): Promise<FeedServer> => {
  const { config, log, clock, random } = outside;
  const ending = new AbortController();
  const { signal } = ending;
  const http = await openFeedHttp(outside);
  const address = await listen(http, config.host, config.port, 'FEED_PORT');
  const { key, seed, pace, hasFaults } = config;
  const post = (path: string, body: object): Promise<boolean> =>
    callOperator({ ...config, clock, random, signal }, path, body);
  const stage = { post, clock, key, seed, pace, hasFaults, signal, log };
  const playing = Promise.all(players.map((play) => play(stage)));
  log.info({ address, seed, pace }, 'ready');
  return {
    address,
    close: async () => {
      ending.abort();
      await playing;
      await http.close();
    },
  };
};

/** Whether the program runs, and its figures. */
export const openFeedHttp = ({ config, log }: Pick<Outside, 'config' | 'log'>): Promise<Http> =>
  openHttp({
    log,
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: ['my', 'en'],
    trustedProxies: [],
    metricsAccess: config.metricsAccess,
    contentSecurity: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
  });
