/** An address of the site; its speed is what a call to it took in milliseconds, 0 while nothing was measured. */
export interface SiteRoute {
  domain: string;
  speed: number;
}

export const routesOf = (domainList: readonly { domain: string }[]): SiteRoute[] =>
  domainList.map(({ domain }) => ({ domain, speed: 0 }));
