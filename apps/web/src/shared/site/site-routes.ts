import { useEffect } from 'react';
import { call, type Reply } from '../api.ts';
import { createLoaded } from '../loaded.ts';
import { routesOf, type SiteRoute } from './routes-of.ts';

interface SiteRoutes extends Omit<Reply<'readSiteRoutes'>, 'domainList'> {
  domainList: readonly SiteRoute[];
}

const NONE: SiteRoutes = { domainList: [], resources: [], customerService: [] };

const siteRoutes = createLoaded<SiteRoutes>(async () => {
  const { domainList, ...others } = await call('readSiteRoutes');
  return { ...others, domainList: routesOf(domainList) };
});

/** The addresses of the site, its apps and its services, read once a page by whoever is the first to show them. */
export const useSiteRoutes = (): SiteRoutes => {
  useEffect(() => void siteRoutes.load(), []);
  return siteRoutes.use(({ value }) => value) ?? NONE;
};
