import { LANGUAGES } from '@hintha/contract';
import { openHttp, type HttpSettings, type Http, type Metrics, type Say } from '@hintha/platform';
import type { House } from './house.ts';
import { openSay } from './open-say.ts';

/** What both servers have in common; they differ in what their pages may load, and in what they serve. */
export const openEdge = async (
  { config, log }: House,
  metrics: Metrics,
  contentSecurity: HttpSettings['contentSecurity'],
): Promise<{ http: Http; say: Say }> => {
  const say = await openSay();
  const { trustedProxies } = config;
  const settings = { log, metrics, say, languages: LANGUAGES, trustedProxies, contentSecurity };
  return { http: await openHttp(settings), say };
};
