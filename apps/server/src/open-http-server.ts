import { LANGUAGES } from '@hintha/contract';
import {
  openHttp,
  type HttpSettings,
  type Http,
  type Metrics,
  refuseForeignPages,
  type Translate,
} from '@hintha/platform';
import type { AppContext } from './app-context.ts';
import { openTranslations } from './open-translations.ts';

/** What both servers have in common; they differ in what their pages may load, and in what they serve. */
export const openHttpServer = async (
  { config, log }: AppContext,
  metrics: Metrics,
  rest: Pick<HttpSettings, 'contentSecurity' | 'onShortage' | 'isReady'>,
): Promise<{ http: Http; translate: Translate }> => {
  const translate = await openTranslations();
  const { trustedProxies, metricsAccess } = config;
  const settings = {
    log,
    metrics,
    translate,
    trustedProxies,
    metricsAccess,
    languages: LANGUAGES,
    ...rest,
  };
  const http = await openHttp(settings);
  refuseForeignPages(http);
  return { http, translate };
};
