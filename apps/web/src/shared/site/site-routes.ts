import { call } from '../api.ts';
import { createLoaded } from '../loaded.ts';
import { routesOf } from './routes-of.ts';

/** The addresses of the site, read once a page. */
export const siteRoutes = createLoaded(async () => {
  const { domainList } = await call('readSiteRoutes', { query: { type: 'domain' } });
  return routesOf(domainList);
});
